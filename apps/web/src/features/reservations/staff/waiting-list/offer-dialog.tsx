import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import type { OfferRequest } from './use-offers';

interface OfferDialogProps {
  request: OfferRequest;
  /** How long there is to answer. */
  hours: number;
  opened: boolean;
  onAccept: () => Promise<void>;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** Asks before places are offered or an offer is taken back. */
export function OfferDialog({ request, hours, opened, onAccept, onClose, onGone }: OfferDialogProps) {
  const { language } = useLanguage();
  const { dialogs } = waitingList[language];
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const { action, party } = request;
  const message =
    action === 'offer' ? dialogs.offer.message(party.name, party.people, hours) : dialogs.withdraw.message(party.name);
  const { title: refusedTitle, message: refused } = errorMessage(refusal, language);

  async function accept() {
    setBusy(true);
    try {
      await onAccept();
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
      title={dialogs[action].title}
      transitionProps={{ onExited: onGone }}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
    >
      <Stack gap="lg">
        <Text>{message}</Text>
        {refusal !== undefined && (
          <Alert color="clay" variant="light" title={refusedTitle} role="alert">
            <Text c="var(--dehesa-ink)">{refused}</Text>
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {dialogs.keep}
          </Button>
          <Button color={action === 'withdraw' ? 'clay' : 'holm'} onClick={() => void accept()} loading={busy}>
            {dialogs[action].accept}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
