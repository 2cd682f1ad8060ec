import type { Language } from '@dehesa/domain/languages';
import type { WrittenTexts } from '@dehesa/domain/messages';
import type { WritingTexts } from '@dehesa/i18n/backoffice/writing';
import { formatList, languageWord } from '@dehesa/i18n/formats';
import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { useLanguage } from '../backoffice-language';
import { QueryPending, type ViewedQuery } from '../query-view';
import { useContentKey } from './use-content-key';
import { Refusal, refusalGoesOn } from '../refusal';
import { LanguageFields } from './language-fields';
import { MessageSamples, type Sample } from './message-samples';
import { keepDraft, readDraft } from './text-draft';

/** What is said of those who are written to. */
interface WritingToTexts extends WritingTexts {
  title: (count: number) => string;
  about: string;
  nobody: string;
  gone: (count: number) => string;
  fieldNames: Readonly<Record<string, string>>;
  send: (count: number) => string;
  done: (count: number) => string;
}

/** Whom it reaches, and who reads what. */
interface Readers {
  recipients: number;
  languages: readonly { language: Language; count: number }[];
  /** Chosen, and not there any more. */
  gone: number;
}

/** Those who get nothing, for one reason. */
export interface Unreached {
  title: string;
  people: readonly { id: number; name: string }[];
}

interface Call {
  error: unknown;
  isError: boolean;
  isPending: boolean;
  reset: () => void;
}

export interface WritingDialogProps {
  texts: WritingToTexts;
  /** How many were chosen. */
  count: number;
  /** What is written and not sent is kept by it. */
  draft: string;
  recipients: ViewedQuery<Readers>;
  unreached: readonly Unreached[];
  preview: Call & { data: readonly Sample[] | undefined };
  onPreview: (texts: WrittenTexts) => void;
  sending: Call;
  /** Sends it, once for each key; answers to how many. */
  onSend: (texts: WrittenTexts, key: string) => Promise<number>;
  onSent?: (() => void) | undefined;
  opened: boolean;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

const empty = { subject: '', text: '' };

/** A text of one's own to chosen people, in the languages that they read, seen before it is sent (B90). */
export function WritingDialog(props: WritingDialogProps) {
  const { texts, count, draft: kept, recipients, unreached, preview, sending, opened, onClose, onGone } = props;
  // A sending whose answer was lost is not sent twice; what was written anew since is another one.
  const { keyOf } = useContentKey();
  const [draft, setDraft] = useState<WrittenTexts>(() => readDraft(kept));
  const [asked, setAsked] = useState(false);
  // A second click comes before the button shows that it is being sent.
  const underWay = useRef(false);
  const languages = recipients.data?.languages ?? [];
  const written = Object.fromEntries(languages.map(({ language }) => [language, draft[language] ?? empty]));
  const complete = Object.values(written).every(({ subject, text }) => subject.trim() !== '' && text.trim() !== '');

  function change(next: WrittenTexts) {
    setDraft(next);
    keepDraft(kept, next);
    preview.reset();
  }

  async function send() {
    setAsked(true);
    if (!complete || underWay.current) return;
    underWay.current = true;
    try {
      const sent = await props.onSend(written, keyOf(JSON.stringify(written)));
      keepDraft(kept, null);
      props.onSent?.();
      onClose();
      notifications.show({ color: 'holm', title: texts.doneTitle, message: texts.done(sent) });
    } catch {
      // Told below; what was written stays.
      underWay.current = false;
    }
  }

  function show() {
    setAsked(true);
    if (complete) props.onPreview(written);
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.title(count)}
      size={780}
      returnFocus={false}
      transitionProps={{ onExited: onGone }}
      closeOnClickOutside={false}
      closeOnEscape={!sending.isPending}
    >
      <Stack gap="md" {...refusalGoesOn(sending)}>
        <Text size="sm" c="dimmed">
          {texts.about}
        </Text>
        {recipients.data === undefined ? (
          <QueryPending query={recipients} loadingLabel={texts.loading} failedTitle={texts.failed} />
        ) : (
          <ReadersInWords readers={recipients.data} texts={texts} />
        )}
        {unreached.map((some) => (
          <UnreachedList key={some.title} {...some} />
        ))}
        {languages.map(({ language }) => (
          <LanguageFields
            key={language}
            language={language}
            value={draft[language] ?? empty}
            onChange={(value) => change({ ...draft, [language]: value })}
            fieldNames={texts.fieldNames}
            asked={asked}
          />
        ))}
        {preview.data && <MessageSamples samples={preview.data} />}
        <Refusal error={sending.error ?? preview.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={sending.isPending}>
            {texts.keep}
          </Button>
          {languages.length > 0 && (
            <>
              <Button variant="default" onClick={show} loading={preview.isPending}>
                {texts.preview}
              </Button>
              <Button onClick={() => void send()} loading={sending.isPending}>
                {texts.send(recipients.data?.recipients ?? 0)}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** Who gets it in which language. */
function ReadersInWords({ readers: { languages, gone }, texts }: { readers: Readers; texts: WritingToTexts }) {
  const { language: own } = useLanguage();
  const readers = languages.map(({ language, count }) => texts.readers(count, languageWord(language, own)));
  return (
    <>
      <Text fw={600}>{readers.length === 0 ? texts.nobody : texts.recipients(formatList(readers, own))}</Text>
      {gone > 0 && <Text size="sm">{texts.gone(gone)}</Text>}
    </>
  );
}

function UnreachedList({ title, people }: Unreached) {
  return (
    people.length > 0 && (
      <Alert color="cork" variant="light" title={title}>
        <List mah="20vh" style={{ overflowY: 'auto' }}>
          {people.map(({ id, name }) => (
            <List.Item key={id} c="var(--dehesa-ink)" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </List.Item>
          ))}
        </List>
      </Alert>
    )
  );
}
