import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { ConfirmButton, type ConfirmButtonProps } from '@dehesa/ui';
import { Stack, Text } from '@mantine/core';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { type CollaboratorRow, nameOf } from './row';
import { useCollaboratorCalls } from './use-collaborator-calls';

type Looks = Omit<ConfirmButtonProps, 'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'onConfirm'>;

export interface RemoveButtonProps extends Looks {
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
