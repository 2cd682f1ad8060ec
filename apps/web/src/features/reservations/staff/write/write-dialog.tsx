import { writeTexts } from '@dehesa/i18n/backoffice/many-reservations';
import { formatList, languageWord } from '@dehesa/i18n/formats';
import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { QueryPending } from '../../../../lib/query-view';
import { randomKey } from '../../../../lib/random-key';
import { Refusal, refusalGoesOn } from '../../../../lib/refusal';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { MessageSamples } from '../tools/message-samples';
import { LanguageFields } from './language-fields';
import { keepDraft, readDraft, type WrittenTexts } from './text-draft';

type Recipients = Outputs['reservations']['texts']['recipients'];
type Texts = (typeof writeTexts)['es'];

interface WriteDialogProps {
  activityId: number;
  ids: readonly number[];
  opened: boolean;
  onSent?: () => void;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** A text of one's own to chosen reservations, in the languages that they read, seen before it is sent (B90). */
export function WriteDialog({ activityId, ids, opened, onSent, onClose, onGone }: WriteDialogProps) {
  const { language: own } = useLanguage();
  const texts = writeTexts[own];
  const utils = trpc.useUtils();
  const recipients = trpc.reservations.texts.recipients.useQuery(
    { activityId, ids: [...ids] },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' },
  );
  const preview = trpc.reservations.texts.preview.useMutation();
  const sending = trpc.reservations.texts.send.useMutation();
  // One for as long as the dialog is open: a sending whose answer was lost is not sent twice.
  const [key] = useState(randomKey);
  const [draft, setDraft] = useState<WrittenTexts>(() => readDraft(activityId));
  const [asked, setAsked] = useState(false);
  const languages = recipients.data?.languages ?? [];
  const written = Object.fromEntries(languages.map(({ language }) => [language, draft[language] ?? empty]));
  const complete = Object.values(written).every(({ subject, text }) => subject.trim() !== '' && text.trim() !== '');
  const input = { activityId, ids: [...ids], texts: written };

  function change(next: WrittenTexts) {
    setDraft(next);
    keepDraft(activityId, next);
    preview.reset();
  }

  async function send() {
    setAsked(true);
    if (!complete) return;
    try {
      const { recipients: count } = await sending.mutateAsync({ ...input, key });
      keepDraft(activityId, null);
      void utils.reservations.read.invalidate();
      onSent?.();
      onClose();
      notifications.show({ color: 'holm', title: texts.doneTitle, message: texts.done(count) });
    } catch {
      // Told below; what was written stays.
    }
  }

  function show() {
    setAsked(true);
    if (complete) preview.mutate(input);
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.title(ids.length)}
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
          <Readers recipients={recipients.data} texts={texts} />
        )}
        {languages.map(({ language }) => (
          <LanguageFields
            key={language}
            language={language}
            value={draft[language] ?? empty}
            onChange={(value) => change({ ...draft, [language]: value })}
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

const empty = { subject: '', text: '' };

/** Who gets it in which language, and whom somebody has to call. */
function Readers({ recipients, texts }: { recipients: Recipients; texts: Texts }) {
  const { language: own } = useLanguage();
  const { languages, suppressed, withoutEmail, gone } = recipients;
  const readers = languages.map(({ language, count }) => texts.readers(count, languageWord(language, own)));
  return (
    <>
      <Text fw={600}>{readers.length === 0 ? texts.nobody : texts.recipients(formatList(readers, own))}</Text>
      {gone > 0 && <Text size="sm">{texts.gone(gone)}</Text>}
      <Unreached title={texts.suppressed} people={suppressed} />
      <Unreached title={texts.withoutEmail} people={withoutEmail} />
    </>
  );
}

function Unreached({ title, people }: { title: string; people: Recipients['suppressed'] }) {
  return (
    people.length > 0 && (
      <Alert color="cork" variant="light" title={title}>
        <List mah="20vh" style={{ overflowY: 'auto' }}>
          {people.map(({ id, name, reference }) => (
            <List.Item key={id} c="var(--dehesa-ink)">
              {name} ({reference})
            </List.Item>
          ))}
        </List>
      </Alert>
    )
  );
}
