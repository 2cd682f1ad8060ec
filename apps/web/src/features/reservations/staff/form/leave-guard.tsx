import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../../../../lib/backoffice-language';

/** Asks before unsaved work is left, by a link of ours or by closing the window. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { unsaved } = useTexts().reservations.form;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title={unsaved.title}>
      <Stack gap="lg">
        <Text>{unsaved.message}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => proceed?.()}>
            {unsaved.leave}
          </Button>
          <Button onClick={() => reset?.()} data-autofocus>
            {unsaved.stay}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
