import { formatList, languageWord } from '@dehesa/i18n/formats';
import type { BulkMessageKind } from '@dehesa/domain/reservations';
import { EmptyState, ErrorState, LoadingState } from '@dehesa/ui';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { domainFailure, errorMessage, isRefusal } from '../../../../lib/error-message';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { useTimeAgo } from '../use-clock';
import { MessageSamples } from '../../../../lib/writing/message-samples';
import { useToolTexts } from './use-tool-texts';
import { randomKey } from '../../../../lib/random-key';
import { Refusal } from '../../../../lib/refusal';

type Preview = Outputs['reservations']['bulkMessages']['preview'];

interface BulkMessageDialogProps {
  activityId: number;
  kind: BulkMessageKind;
  opened: boolean;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** Shows a message to all, to how many it would go and when it was sent last, before it is sent. */
export function BulkMessageDialog({ activityId, kind, opened, onClose, onGone }: BulkMessageDialogProps) {
  const { shell } = useTexts();
  const { kinds, preview: texts } = useToolTexts();
  const utils = trpc.useUtils();
  // Always as it is now: counts and schedules of a moment ago would be believed.
  const preview = trpc.reservations.bulkMessages.preview.useQuery(
    { activityId, kind },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' },
  );
  const sending = trpc.reservations.bulkMessages.send.useMutation();
  // One for as long as the dialog is open: a sending whose answer was lost is not sent twice.
  const [key] = useState(randomKey);

  async function send(seen: Preview) {
    try {
      const { recipients } = await sending.mutateAsync({ activityId, kind, key, seenId: seen.lastSent?.id ?? null });
      void utils.reservations.read.invalidate();
      onClose();
      notifications.show({ color: 'holm', title: kinds[kind].done, message: texts.done(recipients) });
    } catch (error) {
      // Somebody else was quicker: what is shown now says so, and asks again.
      if (isRefusal(error, 'reservations.sentMeanwhile')) await preview.refetch();
    }
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={kinds[kind].title}
      size={780}
      returnFocus={false}
      transitionProps={{ onExited: onGone }}
      closeOnClickOutside={!sending.isPending}
      closeOnEscape={!sending.isPending}
    >
      <Stack gap="md">
        <Text>{kinds[kind].explained}</Text>
        {preview.isPending && <LoadingState label={texts.loading} />}
        {preview.isError && <PreviewError error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && <Content preview={preview.data} kind={kind} />}
        <Refusal error={sending.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={sending.isPending} data-autofocus>
            {preview.data && preview.data.recipients > 0 ? texts.keep : shell.close}
          </Button>
          {preview.data && preview.data.recipients > 0 && (
            <Button onClick={() => void send(preview.data)} loading={sending.isPending}>
              {texts.send(preview.data.recipients)}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** A refusal by a rule stays one however often it is tried. */
function PreviewError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { language } = useLanguage();
  const { shell } = useTexts();
  const { title, message } = errorMessage(error, language);
  if (domainFailure(error)) {
    return (
      <Alert color="cork" variant="light" title={title} role="alert">
        <Text c="var(--dehesa-ink)">{message}</Text>
      </Alert>
    );
  }
  return <ErrorState title={title} message={message} retryLabel={shell.retry} onRetry={onRetry} />;
}

function Content({ preview, kind }: { preview: Preview; kind: BulkMessageKind }) {
  const { empty, untold, preview: texts } = useToolTexts();
  const { language: own } = useLanguage();
  const { recipients, samples, lastSent, past } = preview;
  const readers = samples.map(({ language, recipients: count }) => texts.readers(count, languageWord(language, own)));
  if (recipients === 0)
    return <EmptyState title={empty.title} message={kind === 'scheduleChange' ? untold.nobody : empty.message} />;
  return (
    <>
      <div>
        <Text fw={600}>{texts.recipients(recipients)}</Text>
        <Text size="sm" c="dimmed">
          {texts.byLanguage(formatList(readers, own))}
        </Text>
      </div>
      {lastSent !== null && <SentBefore {...lastSent} />}
      {past && (
        <Alert color="cork" variant="light">
          <Text c="var(--dehesa-ink)">{texts.past}</Text>
        </Alert>
      )}
      <MessageSamples samples={samples} />
    </>
  );
}

function SentBefore({ at, by, mine, recipients }: NonNullable<Preview['lastSent']>) {
  const { preview: texts } = useToolTexts();
  const when = useTimeAgo(at);
  return (
    <Alert color="cork" variant="light" title={texts.sentTitle} role="status">
      <Text c="var(--dehesa-ink)">
        {mine ? texts.sentByMe(when, recipients) : texts.sentBefore(by ?? texts.somebody, when, recipients)}
      </Text>
    </Alert>
  );
}
