import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { ActionIcon, Group } from '@mantine/core';
import { IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { ConfirmationButton } from './confirmation-button';
import { RemoveButton } from './remove-button';
import { type CollaboratorRow, nameOf } from './row';

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
