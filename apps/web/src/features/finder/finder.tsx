import type { FinderGroup } from '@dehesa/domain/finder';
import { finder } from '@dehesa/i18n/backoffice/finder';
import { CloseButton, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../lib/backoffice-language';
import { QueryPending } from '../../lib/query-view';
import { useSession, useSignedInUser } from '../../lib/session';
import type { Entry, EntryGroup } from './entry';
import classes from './finder.module.css';
import { foundGroups } from './found-groups';
import { noteOpened, openedBefore } from './opened-before';
import { type Offered, useOptions } from './options';
import { Results } from './results';
import { useFound } from './use-found';

export interface FinderProps {
  /** What the groups are called, of those whose screens the user has. */
  names: Partial<Record<FinderGroup, string>>;
  /** The screens that the user has. */
  screens: readonly Entry[];
  onClose: () => void;
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The search of the whole back office, over whatever screen one is on (U46). */
export function Finder({ names, screens, onClose }: FinderProps) {
  const texts = useTextsOf(finder);
  const { shell, reservations } = useTexts();
  const { language } = useLanguage();
  const { appType } = useSession();
  const { id: userId } = useSignedInUser();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [group, setGroup] = useState<FinderGroup | null>(null);
  const typed = text.trim();
  const { query, enough, late, found } = useFound(typed, group);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  const groups: EntryGroup[] = [];
  if (found !== undefined) {
    const companyType = appType === 'gimnasio' ? 'monitor' : 'empresa';
    const words = { language, texts, shell, status: reservations.status, companyType } as const;
    groups.push(...foundGroups(found, names, words, group !== null));
  }
  if (typed === '') {
    const before = openedBefore(userId);
    if (before.length > 0) groups.push({ key: 'before', label: texts.openedBefore, entries: before });
  }
  const called = screens.filter(({ label }) => folded(label).includes(folded(typed)));
  if (group === null && called.length > 0) groups.push({ key: 'screens', label: texts.screens, entries: called });

  const act = (offered: Offered) => {
    if (offered.kind === 'more') {
      setGroup(offered.group);
      input.current?.focus();
      return;
    }
    noteOpened(userId, offered.entry);
    // The focus goes back first: the screen that opens may lead it elsewhere.
    dialog.current?.close();
    void (offered.kind === 'edit' ? offered.entry.edit : offered.entry)?.open(navigate);
  };
  const options = useOptions({ groups, of: `${typed} ${group ?? ''} ${late}`, late, onChoose: act });
  const failed = (found?.failed ?? []).flatMap((one) => names[one] ?? []);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <dialog ref={dialog} className={classes.dialog} aria-label={texts.title} closedby="any" onClose={onClose}>
      <div className={classes.head}>
        <IconSearch size={22} stroke={1.6} aria-hidden className={classes.icon} />
        <input
          ref={input}
          className={classes.input}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          placeholder={texts.placeholder}
          aria-label={texts.title}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setGroup(null);
          }}
          {...options.ofInput}
        />
        <CloseButton aria-label={shell.close} size={44} onClick={() => dialog.current?.close()} />
      </div>
      <div className={classes.body} aria-busy={late}>
        {enough && query.error !== null && <QueryPending query={query} />}
        {failed.length > 0 && (
          <Text role="alert" size="sm" px="md" pt="sm">
            {texts.failed(failed.join(', '))}
          </Text>
        )}
        <Results groups={groups} options={options} texts={texts} late={late} />
        <div role="status" className={count === 0 || !enough ? classes.told : classes.unseen}>
          {typed !== '' && !enough && <Text c="dimmed">{texts.tooLittle}</Text>}
          {late && texts.searching}
          {enough && !late && query.error === null && (count === 0 ? <Nothing {...texts} /> : texts.results(count))}
        </div>
      </div>
      <p className={classes.keys}>{texts.keys}</p>
    </dialog>
  );
}

function Nothing({ none, noneHint }: { none: string; noneHint: string }) {
  return (
    <>
      <Text fw={600}>{none}</Text>
      <Text c="dimmed">{noneHint}</Text>
    </>
  );
}
