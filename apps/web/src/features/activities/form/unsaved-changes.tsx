import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../../../lib/backoffice-language';

/** Asks before what was typed is lost: within the product by a dialog, on closing the tab by the browser's own. */
export function UnsavedChanges({ isDirty }: { isDirty: () => boolean }) {
  const { leave } = useTexts().activities.form;
  const blocker = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true });
  return (
    <Modal opened={blocker.status === 'blocked'} onClose={() => blocker.reset?.()} title={leave.title}>
      <Stack gap="lg">
        <Text>{leave.message}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            {leave.leave}
          </Button>
          <Button onClick={() => blocker.reset?.()} data-autofocus>
            {leave.stay}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
