import type { LiveStatus } from '@dehesa/domain/reservation-status';
import { reservationDialogs } from '@dehesa/i18n/backoffice/reservation-dialogs';
import { sizeOfParty } from '../party-size';
import { Alert, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { isRefusal } from '../../../../lib/error-message';
import { CancelReasonFields, lacksText, noReason, reasonInput } from '../many/cancel-reason-fields';
import { useBoardTexts } from './use-board-texts';
import { partyOfReservation } from '../form/party';
import type { BoardReservation } from '../reservation-types';
import { asksToNotify, type StatusAction } from './status-actions';
import { Refusal } from '../../../../lib/refusal';
import { Question } from '@dehesa/ui';

export interface StatusRequest {
  action: StatusAction;
  reservation: BoardReservation;
  /** The column into which it was dropped; undefined where a button asks. */
  droppedIn?: LiveStatus;
}

export interface StatusChoice {
  notify: boolean;
  force: boolean;
  /** Of cancelling (B91). */
  reason: ReturnType<typeof reasonInput>;
}

interface StatusDialogProps {
  request: StatusRequest;
  opened: boolean;
  /** Somebody else has changed the reservation since it was asked. */
  meanwhile: boolean;
  /** Whether this user may go beyond capacity (B15). */
  mayForce: boolean;
  onAccept: (choice: StatusChoice) => Promise<unknown>;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** Asks before a change of state; beyond capacity roles 0 and 1 are asked a second time (B15). */
export function StatusDialog({ request, opened, meanwhile, mayForce, onAccept, onClose, onGone }: StatusDialogProps) {
  const { actions } = useTexts().reservations;
  const dialogs = useTextsOf(reservationDialogs);
  const [notify, setNotify] = useState(true);
  const [reason, setReason] = useState(noReason);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const { action, reservation } = request;
  const texts = dialogs[action];
  const { name } = partyOfReservation(reservation);
  const asksForce = mayForce && isRefusal(refusal, 'reservations.capacityExceeded');

  async function accept() {
    setMissing(true);
    if (action === 'cancel' && lacksText(reason)) return;
    setBusy(true);
    try {
      await onAccept({ notify, force: asksForce, reason: reasonInput(reason) });
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Question
      opened={opened}
      title={asksForce ? dialogs.force.title : texts.title}
      transitionProps={{ onExited: onGone }}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
      cancelLabel={actions.keep}
      acceptLabel={asksForce ? dialogs.force.accept : texts.accept}
      color={action === 'cancel' ? 'clay' : 'holm'}
      busy={busy}
      onCancel={onClose}
      onAccept={accept}
    >
      <Text>{asksForce ? dialogs.force.question : texts.message(name, sizeOfParty(reservation))}</Text>
      {asksForce && (
        <Text size="sm" c="dimmed">
          {dialogs.force.trace}
        </Text>
      )}
      {action === 'cancel' && (
        <CancelReasonFields draft={reason} onChange={setReason} missing={missing} notified={notify} />
      )}
      {asksToNotify(action) && (
        <Switch
          label={actions.notify}
          description={actions.notifyHint}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
      )}
      {meanwhile && !busy && <Meanwhile />}
      {!asksForce && <Refusal error={refusal} />}
    </Question>
  );
}

function Meanwhile() {
  const { changes } = useBoardTexts();
  return (
    <Alert color="cork" variant="light" role="status">
      <Text c="var(--dehesa-ink)">{changes.meanwhile}</Text>
    </Alert>
  );
}
