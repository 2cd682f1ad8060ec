import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { ManyDialog } from '../../../../lib/lists/many/many-dialog';
import { type Inputs, trpc } from '../../../../lib/trpc';
import { restoreReservations } from '../restore-reservations';
import { CancelReasonFields, lacksText, noReason, reasonInput } from './cancel-reason-fields';
import { type RefusedReservation, useChangeMany } from './use-change-many';
import { useManyTexts } from './use-many-texts';

/** What is asked: about chosen ones, or about all requests that wait to be confirmed. */
export interface ManyRequest {
  action: Inputs['reservations']['changeMany']['action'];
  ids: readonly number[];
  /** Of all requests: how many people they are. */
  requests?: { people: number };
}

interface ManyReservationsDialogProps {
  request: ManyRequest;
  opened: boolean;
  marks: Parameters<typeof useChangeMany>[1];
  /** Each of them had its turn. */
  onDone: () => void;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** Asks before many reservations are changed, whether their bookers are told, and why they are cancelled (U6, B89, B91). */
export function ManyReservationsDialog({ request, marks, ...dialog }: ManyReservationsDialogProps) {
  const texts = useManyTexts();
  const { action, ids, requests } = request;
  const question = texts.questions[action];
  const [notify, setNotify] = useState(true);
  const [reason, setReason] = useState(noReason);
  const [missing, setMissing] = useState(false);
  const utils = trpc.useUtils();
  const { steps, changeAll } = useChangeMany(ids, marks);

  async function accept() {
    setMissing(true);
    if (action === 'cancel' && lacksText(reason)) return undefined;
    return changeAll({ action, notify, ...(action === 'cancel' && { reason: reasonInput(reason) }) });
  }

  return (
    <ManyDialog<RefusedReservation>
      {...dialog}
      title={requests ? texts.requests.title : question.title}
      texts={texts}
      acceptLabel={question.accept}
      warns={action === 'cancel'}
      count={ids.length}
      steps={steps}
      onAccept={accept}
      done={question.done}
      undo={action === 'cancel' ? (cancelled) => restoreReservations(utils, cancelled) : undefined}
      nameOf={({ name, reference }) => (name === '' ? texts.somebody : `${name} (${reference})`)}
      fields={
        <>
          {action === 'cancel' && (
            <CancelReasonFields draft={reason} onChange={setReason} missing={missing} notified={notify} />
          )}
          <Switch
            label={texts.notify}
            description={texts.notifyHint}
            checked={notify}
            onChange={(event) => setNotify(event.currentTarget.checked)}
          />
        </>
      }
    >
      <Text>{requests ? texts.requests.message(ids.length, requests.people) : question.message(ids.length)}</Text>
      {action === 'confirm' && !requests && (
        <Text size="sm" c="dimmed">
          {texts.order}
        </Text>
      )}
    </ManyDialog>
  );
}
