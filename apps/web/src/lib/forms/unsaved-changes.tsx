import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useTexts } from '../backoffice-language';
import { quiet } from '../inputs/quiet';

export interface LeaveQuestionProps {
  opened: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Whether to go on although something typed would be lost. */
export const LeaveQuestion = quiet(function LeaveQuestion({ opened, onStay, onLeave }: LeaveQuestionProps) {
  const { leave } = useTexts().activities.form;
  return (
    <Modal opened={opened} onClose={onStay} title={leave.title}>
      <Stack gap="lg">
        <Text>{leave.message}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onLeave}>
            {leave.leave}
          </Button>
          <Button onClick={onStay} data-autofocus>
            {leave.stay}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
});

type Move = Parameters<ShouldBlockFn>[0];

export interface UnsavedChangesProps {
  isDirty: () => boolean;
  /** Whether a move takes the form away; one that only opens something over it does not. */
  leaves?: (move: Move) => boolean;
}

/** Whether a move leaves the tab that a form stands in: what opens over that, or turns a page in it, does not. */
export function leavesTab({ current, next }: Move): boolean {
  return next.pathname !== current.pathname || tabOf(next.search) !== tabOf(current.search);
}

function tabOf(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'tab' in search ? search.tab : undefined;
}

/** Asks before what was typed is lost: within the product by a dialog, on closing the tab by the browser's own. */
export function UnsavedChanges({ isDirty, leaves = () => true }: UnsavedChangesProps) {
  const blocker = useBlocker({
    shouldBlockFn: (move) => isDirty() && leaves(move),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <LeaveQuestion
      opened={blocker.status === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
