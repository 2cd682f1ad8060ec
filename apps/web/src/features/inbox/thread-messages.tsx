import { formatLongDate } from '@dehesa/i18n/formats';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { madridToday } from '../../lib/madrid-today';
import classes from './inbox.module.css';
import { type ThreadItem, ThreadMessage } from './thread-message';

interface ThreadMessagesProps {
  name: string;
  /** The newest first. */
  items: readonly ThreadItem[];
  onOlder: (() => void) | undefined;
  onSendAgain: ((id: number) => void) | undefined;
  /** The answer that is being sent again. */
  sending: number | undefined;
}

/** So near to its end a list counts as read to its end, in pixels. */
const nearEnd = 80;

/** The messages by day, the newest last and in sight, unless somebody reads further up. */
export function ThreadMessages({ name, items, onOlder, onSendAgain, sending }: ThreadMessagesProps) {
  const texts = useTextsOf(inbox);
  const { language } = useLanguage();
  const { ref, onScroll } = useEndInSight(items);
  return (
    <>
      {onOlder && (
        <Button variant="default" onClick={onOlder} mx="auto">
          {texts.older}
        </Button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Reached by the keyboard to be scrolled by it. */}
      <ol className={classes.messages} aria-label={texts.messages(name)} ref={ref} onScroll={onScroll} tabIndex={0}>
        {byDay(items).map(({ day, messages }) => [
          <li key={day} className={classes.day}>
            {formatLongDate(day, language)}
          </li>,
          ...messages.map((item) => (
            <li key={item.key} className={classes.item} data-direction={item.direction}>
              <ThreadMessage
                item={item}
                sending={sending !== undefined && sending === item.id}
                onSendAgain={sendAgain(item, onSendAgain)}
              />
            </li>
          )),
        ])}
      </ol>
    </>
  );
}

/** Only what an employee wrote: a template is chosen anew. */
function sendAgain({ id, slug }: ThreadItem, onSendAgain: ((id: number) => void) | undefined) {
  if (id === null || !isWritten(slug) || !onSendAgain) return undefined;
  return () => onSendAgain(id);
}

function isWritten(slug: ThreadItem['slug']): boolean {
  return slug === 'respuesta-whatsapp' || slug === 'consulta-respuesta';
}

/** The oldest day first, and within it the oldest message. */
function byDay(items: readonly ThreadItem[]): { day: string; messages: ThreadItem[] }[] {
  const days: { day: string; messages: ThreadItem[] }[] = [];
  for (const item of items.toReversed()) {
    const day = madridToday(item.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(item);
    else days.push({ day, messages: [item] });
  }
  return days;
}

/** Keeps the end in sight when something comes in, and what is read in its place when older ones are added above. */
function useEndInSight(items: readonly ThreadItem[]) {
  const ref = useRef<HTMLOListElement>(null);
  const place = useRef({ atEnd: true, fromEnd: 0, oldest: '' });
  const oldest = items.at(-1)?.key ?? '';
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const { atEnd, fromEnd, oldest: before } = place.current;
    place.current.oldest = oldest;
    if (atEnd) list.scrollTop = list.scrollHeight;
    else if (before !== oldest) list.scrollTop = list.scrollHeight - list.clientHeight - fromEnd;
  });
  return {
    ref,
    onScroll: () => {
      const list = ref.current;
      if (list === null) return;
      const fromEnd = list.scrollHeight - list.clientHeight - list.scrollTop;
      place.current = { ...place.current, atEnd: fromEnd < nearEnd, fromEnd };
    },
  };
}
