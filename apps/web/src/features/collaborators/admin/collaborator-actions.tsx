import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Question, ConfirmButton, type ConfirmButtonProps } from '@dehesa/ui';
import { ActionIcon, Group, Stack, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { type CollaboratorRow, nameOf } from './row';
import { useTellRefusal } from '../../../lib/refusal';
import { useUndoNotice } from '../../../lib/bin/use-undo-notice';

export interface CollaboratorActionsProps {
  row: CollaboratorRow;
  onEdit: (id: number) => void;
}

/** Edit, send the confirmation, erase. */
export function CollaboratorActions({ row, onEdit }: CollaboratorActionsProps) {
  const { list } = useTextsOf(collaborators);
  const name = nameOf(row);
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon aria-label={list.edit(name)} title={list.edit(name)} onClick={() => onEdit(row.id)}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <span title={list.send(name)}>
        <ConfirmationButton row={row} variant="subtle" px={12} aria-label={list.send(name)}>
          <IconMailForward size={20} aria-hidden />
        </ConfirmationButton>
      </span>
      <span title={list.remove(name)}>
        <RemoveButton row={row} variant="subtle" px={12} aria-label={list.remove(name)}>
          <IconTrash size={20} aria-hidden />
        </RemoveButton>
      </span>
    </Group>
  );
}

type Looks = Omit<ConfirmButtonProps, 'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'onConfirm'>;

interface RemoveButtonProps extends Looks {
  row: CollaboratorRow;
  onRemoved?: () => void;
}

/** Erases a collaborator, after telling what stays and what does not. */
export function RemoveButton({ row, onRemoved, ...looks }: RemoveButtonProps) {
  const { remove: texts } = useTextsOf(collaborators);
  const { shell } = useTexts();
  const { remove } = useCollaboratorCalls();
  const { bookings, visits } = row.totals;
  return (
    <ConfirmButton
      {...looks}
      color="clay"
      title={texts.title}
      message={
        <Stack gap="sm">
          <Text>{texts.message(nameOf(row))}</Text>
          {bookings + visits > 0 && <Text>{texts.kept(bookings, visits)}</Text>}
        </Stack>
      }
      confirmLabel={texts.confirm}
      cancelLabel={shell.cancel}
      onConfirm={() => remove.mutateAsync({ id: row.id }).then(onRemoved, () => undefined)}
    />
  );
}

/** Sends the confirmation, which gives access; a refusal is shown as the server tells it (B54). */
export function ConfirmationButton({ row, ...looks }: Looks & { row: CollaboratorRow }) {
  const { confirmation } = useTextsOf(collaborators);
  const { shell } = useTexts();
  const { sendConfirmation } = useCollaboratorCalls();
  return (
    <ConfirmButton
      {...looks}
      title={confirmation.title}
      message={row.hasAccess ? confirmation.messageAgain(row.email) : confirmation.message(row.email)}
      confirmLabel={confirmation.confirm}
      cancelLabel={shell.cancel}
      // A refusal has been shown; the dialog only needs to close.
      onConfirm={() => sendConfirmation.mutateAsync({ id: row.id }).catch(() => undefined)}
    />
  );
}

/** What is done to a collaborator at once, each with its word of success or of refusal. */
function useCollaboratorCalls() {
  const texts = useTextsOf(collaborators);
  const utils = trpc.useUtils();
  const calls = trpc.users.collaborators;
  const done = async (message: string) => {
    notifications.show({ message });
    await utils.users.collaborators.invalidate();
  };
  const onError = useTellRefusal();
  const tellUndo = useUndoNotice();
  return {
    setAccess: calls.setAccess.useMutation({
      onSuccess: (_, { hasAccess }) => done(hasAccess ? texts.access.given : texts.access.withdrawn),
      onError,
    }),
    sendConfirmation: calls.sendConfirmation.useMutation({ onSuccess: () => done(texts.confirmation.sent), onError }),
    remove: calls.remove.useMutation({
      onSuccess: async (_, { id }) => {
        void tellUndo({
          message: texts.remove.done,
          undo: async () => {
            await utils.client.users.collaborators.bin.restore.mutate({ id });
            await utils.users.collaborators.invalidate();
          },
        });
        // Not the one that is gone: its panel would ask for it in vain before it closes.
        await utils.users.collaborators.list.invalidate();
      },
      onError,
    }),
  };
}

interface AccessSwitchProps {
  row: CollaboratorRow;
  /** Below a heading that says what it is. */
  compact?: boolean;
}

/** Lets a collaborator in at once; keeping one out that was in is asked about first. */
export function AccessSwitch({ row, compact = false }: AccessSwitchProps) {
  const { access, list } = useTextsOf(collaborators);
  const { shell } = useTexts();
  const { setAccess } = useCollaboratorCalls();
  const [asking, question] = useDisclosure(false);
  const name = nameOf(row);

  return (
    <>
      <Switch
        checked={row.hasAccess}
        disabled={setAccess.isPending}
        onChange={() => (row.hasAccess ? question.open() : setAccess.mutate({ id: row.id, hasAccess: true }))}
        aria-label={list.access(name)}
        label={compact ? undefined : row.hasAccess ? access.on : access.off}
      />
      <Question
        opened={asking}
        title={access.withdraw.title}
        cancelLabel={shell.cancel}
        acceptLabel={access.withdraw.confirm}
        color="clay"
        busy={setAccess.isPending}
        onCancel={question.close}
        onAccept={() => setAccess.mutate({ id: row.id, hasAccess: false }, { onSettled: question.close })}
      >
        {access.withdraw.message(name)}
      </Question>
    </>
  );
}
