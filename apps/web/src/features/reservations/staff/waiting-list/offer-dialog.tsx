import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import type { OfferRequest } from './use-offers';
import { Refusal } from '../../../../lib/refusal';
import { Question } from '@dehesa/ui';

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
    <Question
      opened={opened}
      title={dialogs[action].title}
      transitionProps={{ onExited: onGone }}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
      cancelLabel={dialogs.keep}
      acceptLabel={dialogs[action].accept}
      color={action === 'withdraw' ? 'clay' : 'holm'}
      busy={busy}
      onCancel={onClose}
      onAccept={accept}
    >
      <Text>{message}</Text>
      <Refusal error={refusal} />
    </Question>
  );
}
