import { reservationDialogs } from '@dehesa/i18n/backoffice/reservation-dialogs';
import { Text } from '@mantine/core';
import { useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { Question } from '@dehesa/ui';

interface ForceDialogProps {
  opened: boolean;
  busy: boolean;
  onClose: () => void;
  onForce: () => void;
}

/** Roles 0 and 1 may let people in beyond capacity; they are asked, and it leaves a trace (B15). */
export function ForceDialog({ opened, busy, onClose, onForce }: ForceDialogProps) {
  const { actions } = useTexts().reservations;
  const dialogs = useTextsOf(reservationDialogs);
  return (
    <Question
      opened={opened}
      title={dialogs.force.title}
      cancelLabel={actions.keep}
      acceptLabel={dialogs.force.accept}
      busy={busy}
      onCancel={onClose}
      onAccept={onForce}
    >
      <Text>{dialogs.force.question}</Text>
      <Text size="sm" c="dimmed">
        {dialogs.force.trace}
      </Text>
    </Question>
  );
}
