import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { answerLength } from '@dehesa/domain/inbox';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Box, Alert, Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useTexts, useTextsOf } from '../../lib/backoffice-language';
import { type Outputs, trpc } from '../../lib/trpc';
import classes from './inbox.module.css';
import { Refusal, refusalGoesOn } from '../../lib/refusal';
import { useContentKey } from '../../lib/writing/use-content-key';

interface ComposerProps {
  id: number;
  /** How it leaves, or for how long it still may, in words. */
  how: string;
}

/** From here on it is told how much is left. */
const tellFrom = answerLength - 500;

/** Where an answer is written; what is in it stays until it was taken. */
function Composer({ id, how }: ComposerProps) {
  const texts = useTextsOf(inbox);
  const [text, setText] = useState(() => readDraft(id));
  const key = useContentKey();
  const utils = trpc.useUtils();
  const answer = trpc.config.inbox.answer.useMutation({
    onSuccess: (_done, sent) => {
      key.taken();
      // Whoever wrote on meanwhile keeps that.
      setText((now) => {
        const rest = now.trim() === sent.text ? '' : now;
        keepDraft(id, rest);
        return rest;
      });
      return utils.config.inbox.invalidate();
    },
  });
  const change = (next: string) => {
    setText(next);
    keepDraft(id, next);
  };
  const wanted = text.trim();
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (wanted !== '' && !answer.isPending) answer.mutate({ id, text: wanted, key: key.keyOf(wanted) });
  };
  return (
    <form onSubmit={send} {...refusalGoesOn(answer)}>
      <Textarea
        label={texts.write}
        placeholder={texts.placeholder}
        description={
          <>
            {how} <span className={classes.keyHint}>{texts.hint}</span>
          </>
        }
        value={text}
        maxLength={answerLength}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        }}
      />
      {answer.isError && (
        <Box mt="sm">
          <Refusal error={answer.error} />
        </Box>
      )}
      <Group justify="space-between" mt="sm">
        <Text size="sm" c="dimmed" role="status">
          {text.length >= tellFrom && texts.left(answerLength - text.length)}
        </Text>
        <Button
          type="submit"
          disabled={wanted === ''}
          loading={answer.isPending}
          leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
        >
          {texts.send}
        </Button>
      </Group>
    </form>
  );
}

const everyMs = 20_000;

/** What the time is by the server's clock, looked at from time to time; `now` is what the server said just now. */
function useNow(now: Date): Date {
  const said = now.getTime();
  const [passed, setPassed] = useState({ since: said, ms: 0 });
  useEffect(() => {
    const began = Date.now();
    const timer = window.setInterval(() => setPassed({ since: said, ms: Date.now() - began }), everyMs);
    return () => window.clearInterval(timer);
  }, [said]);
  return new Date(said + (passed.since === said ? passed.ms : 0));
}

/** Written and not sent, by conversation: it stays through reloads, and goes with the tab or the session. */
const keyOf = (id: number) => `dehesa.inbox.draft.${id}`;

function readDraft(id: number): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    // A browser that keeps nothing: then it lasts as long as the page.
    return '';
  }
}

function keepDraft(id: number, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), text);
  } catch {
    // As above.
  }
}

type Conversation = Outputs['config']['inbox']['conversation'];

/** Where a conversation is answered: by mail (B82), by WhatsApp with a text within the window, by a template after it (B38). */
export function AnswerPlace({ conversation }: { conversation: Conversation }) {
  const texts = useTextsOf(inbox);
  const { id, enquiry, windowClosesAt, reservations, canAnswer } = conversation;
  const now = useNow(conversation.now);
  if (enquiry !== null)
    return <Composer id={id} how={texts.byMail(enquiry.email, texts.languages[enquiry.language])} />;
  if (!canAnswer) return <Alert color="cork">{texts.noAccount}</Alert>;
  const minutes = windowClosesAt === null ? 0 : Math.ceil((windowClosesAt.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return <TemplateComposer id={id} reservations={reservations} wrote={windowClosesAt !== null} />;
  return <Composer id={id} how={texts.open(texts.duration(Math.floor(minutes / 60), minutes % 60))} />;
}

/** What can be sent once the window has closed, and why nothing else; what was being written stays in sight. */
function TemplateComposer({ id, reservations, wrote }: Pick<Conversation, 'id' | 'reservations'> & { wrote: boolean }) {
  const texts = useTextsOf(inbox);
  const { slugs } = useTexts().messages;
  const key = useContentKey();
  const utils = trpc.useUtils();
  const answer = trpc.config.inbox.answerByTemplate.useMutation({
    onSuccess: () => {
      key.taken();
      return utils.config.inbox.invalidate();
    },
  });
  const choices = reservations.flatMap(({ id: reservationId, reference, title, date, templates }) =>
    templates.map((slug) => ({
      reservationId,
      slug,
      value: `${reservationId} ${slug}`,
      label: `${slugs[slug]} · ${reference} · ${formatDayMonthYear(date)} · ${title}`,
    })),
  );
  // The list is read anew by itself: what was chosen stays so, and where it has gone nothing else takes its place unseen.
  const [chosen, setChosen] = useState(choices[0]?.value ?? '');
  const choice = choices.find(({ value }) => value === chosen);
  const draft = readDraft(id);
  return (
    <Stack gap="sm" {...refusalGoesOn(answer)}>
      <Alert color="river">{wrote ? texts.closed : texts.neverWrote}</Alert>
      {draft !== '' && <Textarea label={texts.draft} value={draft} readOnly autosize maxRows={6} />}
      {choices.length === 0 ? (
        <Text c="dimmed">{texts.nothingToSend}</Text>
      ) : (
        <>
          <NativeSelect
            label={texts.chooseTemplate}
            value={choice === undefined ? '' : chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[
              ...(choice === undefined ? [{ value: '', label: '' }] : []),
              ...choices.map(({ value, label }) => ({ value, label })),
            ]}
            error={chosen !== '' && choice === undefined && texts.chooseAnew}
            errorProps={{ role: 'alert' }}
          />
          <Refusal error={answer.error} />
          <Button
            ml="auto"
            disabled={choice === undefined}
            loading={answer.isPending}
            leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
            onClick={() => {
              if (choice === undefined) return;
              const { reservationId, slug, value } = choice;
              answer.mutate({ id, reservationId, slug, key: key.keyOf(value) });
            }}
          >
            {texts.sendTemplate}
          </Button>
        </>
      )}
    </Stack>
  );
}
