import { Alert, Button, Group, Modal, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { errorMessage, isRefusal } from '../../../../lib/error-message';
import { useBoardTexts } from './use-board-texts';
import { partyOfReservation } from '../form/party';
import type { BoardReservation } from '../reservation-types';
import { asksToNotify, type LiveStatus, type StatusAction } from './status-actions';

export interface StatusRequest {
  action: StatusAction;
  reservation: BoardReservation;
  /** The column into which it was dropped; undefined where a button asks. */
  droppedIn?: LiveStatus;
}

interface StatusDialogProps {
  request: StatusRequest;
  opened: boolean;
  /** Somebody else has changed the reservation since it was asked. */
  meanwhile: boolean;
  /** Whether this user may go beyond capacity (B15). */
  mayForce: boolean;
  onAccept: (choice: { notify: boolean; force: boolean }) => Promise<unknown>;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** Asks before a change of state; beyond capacity roles 0 and 1 are asked a second time (B15). */
export function StatusDialog({ request, opened, meanwhile, mayForce, onAccept, onClose, onGone }: StatusDialogProps) {
  const { language } = useLanguage();
  const { dialogs, actions } = useTexts().reservations;
  const [notify, setNotify] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const { action, reservation } = request;
  const texts = dialogs[action];
  const { name } = partyOfReservation(reservation);
  const asksForce = mayForce && isRefusal(refusal, 'reservations.capacityExceeded');

  async function accept() {
    setBusy(true);
    try {
      await onAccept({ notify, force: asksForce });
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={asksForce ? dialogs.force.title : texts.title}
      transitionProps={{ onExited: onGone }}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
    >
      <Stack gap="lg">
        <Text>{asksForce ? dialogs.force.question : texts.message(name, reservation.people.length)}</Text>
        {asksForce && (
          <Text size="sm" c="dimmed">
            {dialogs.force.trace}
          </Text>
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
        {refusal !== undefined && !asksForce && <Refusal {...errorMessage(refusal, language)} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {actions.keep}
          </Button>
          <Button color={action === 'cancel' ? 'clay' : 'holm'} onClick={accept} loading={busy}>
            {asksForce ? dialogs.force.accept : texts.accept}
          </Button>
        </Group>
      </Stack>
    </Modal>
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

function Refusal({ title, message }: { title: string; message: string }) {
  return (
    <Alert color="clay" variant="light" title={title} role="alert">
      <Text c="var(--dehesa-ink)">{message}</Text>
    </Alert>
  );
}
