import { Button, Group, List, Modal, Progress, Stack, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { DialogButtons } from '@dehesa/ui';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { errorText } from '../../../../lib/error-texts';
import { Refusal } from '../../../../lib/refusal';
import type { Inputs } from '../../../../lib/trpc';
import { CancelReasonFields, lacksText, noReason, reasonInput } from './cancel-reason-fields';
import { type ManyProgress, useChangeMany } from './use-change-many';
import { useManyTexts } from './use-many-texts';

/** What is asked: about chosen ones, or about all requests that wait to be confirmed. */
export interface ManyRequest {
  action: Inputs['reservations']['changeMany']['action'];
  ids: readonly number[];
  /** Of all requests: how many people they are. */
  requests?: { people: number };
}

interface ManyDialogProps {
  request: ManyRequest;
  opened: boolean;
  marks: Parameters<typeof useChangeMany>[1];
  /** Each of them had its turn. */
  onDone: () => void;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** Asks before many are changed, shows how far it is, and names who stays as they were, and why (U6, B89). */
export function ManyDialog({ request, opened, marks, onDone, onClose, onGone }: ManyDialogProps) {
  const texts = useManyTexts();
  const { action, ids, requests } = request;
  const question = texts.questions[action];
  const [notify, setNotify] = useState(true);
  const [reason, setReason] = useState(noReason);
  const [missing, setMissing] = useState(false);
  const [result, setResult] = useState<ManyProgress>();
  const { progress, busy, error, run } = useChangeMany(ids, marks);
  const done = ids.length - progress.left.length;
  const begun = busy || done > 0;

  async function accept() {
    setMissing(true);
    if (action === 'cancel' && lacksText(reason)) return;
    const all = await run({ action, notify, ...(action === 'cancel' && { reason: reasonInput(reason) }) });
    if (all === undefined) return;
    onDone();
    if (all.refused.length > 0 || all.unchanged.length > 0) {
      setResult(all);
      return;
    }
    onClose();
    notifications.show({ color: 'holm', title: texts.doneTitle, message: question.done(all.changed.length) });
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={requests ? texts.requests.title : question.title}
      returnFocus={false}
      transitionProps={{ onExited: onGone }}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
      withCloseButton={!busy}
    >
      {result ? (
        <Result result={result} said={question.done(result.changed.length)} onClose={onClose} />
      ) : (
        <Stack gap="lg">
          <Text>{requests ? texts.requests.message(ids.length, requests.people) : question.message(ids.length)}</Text>
          {action === 'confirm' && !requests && (
            <Text size="sm" c="dimmed">
              {texts.order}
            </Text>
          )}
          {!begun && action === 'cancel' && (
            <CancelReasonFields draft={reason} onChange={setReason} missing={missing} notified={notify} />
          )}
          {!begun && (
            <Switch
              label={texts.notify}
              description={texts.notifyHint}
              checked={notify}
              onChange={(event) => setNotify(event.currentTarget.checked)}
            />
          )}
          <div role="status">
            {begun && (
              <Stack gap={6}>
                <Text size="sm">{busy ? texts.working : texts.progress(done, ids.length)}</Text>
                <Progress value={(100 * done) / ids.length} aria-label={texts.progress(done, ids.length)} />
              </Stack>
            )}
          </div>
          <Refusal error={error} />
          <DialogButtons
            cancelLabel={begun ? texts.close : texts.keep}
            acceptLabel={done > 0 ? texts.goOn(progress.left.length) : question.accept}
            color={action === 'cancel' ? 'clay' : 'holm'}
            busy={busy}
            onCancel={onClose}
            onAccept={accept}
          />
        </Stack>
      )}
    </Modal>
  );
}

function Result({ result, said, onClose }: { result: ManyProgress; said: string; onClose: () => void }) {
  const texts = useManyTexts();
  const { language } = useLanguage();
  const { changed, unchanged, refused } = result;
  return (
    <Stack gap="md">
      <div role="status">
        {changed.length > 0 && <Text>{said}.</Text>}
        {unchanged.length > 0 && <Text>{texts.unchanged(unchanged.length)}</Text>}
        {refused.length > 0 && <Text fw={600}>{texts.refused(refused.length)}</Text>}
      </div>
      {refused.length > 0 && (
        <List spacing="xs" mah="40vh" style={{ overflowY: 'auto' }}>
          {refused.map(({ id, name, reference, failure }) => (
            <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
              <Text span inherit fw={600}>
                {name === '' ? texts.somebody : `${name} (${reference})`}
              </Text>
              {`: ${errorText(failure, language).title}`}
            </List.Item>
          ))}
        </List>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      </Group>
    </Stack>
  );
}
