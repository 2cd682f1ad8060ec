import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../../lib/backoffice-language';

interface ForceDialogProps {
  opened: boolean;
  busy: boolean;
  onClose: () => void;
  onForce: () => void;
}

/** Roles 0 and 1 may let people in beyond capacity; they are asked, and it leaves a trace (B15). */
export function ForceDialog({ opened, busy, onClose, onForce }: ForceDialogProps) {
  const { dialogs, actions } = useTexts().reservations;
  return (
    <Modal opened={opened} onClose={onClose} title={dialogs.force.title}>
      <Stack gap="lg">
        <Text>{dialogs.force.question}</Text>
        <Text size="sm" c="dimmed">
          {dialogs.force.trace}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {actions.keep}
          </Button>
          <Button onClick={onForce} loading={busy}>
            {dialogs.force.accept}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
