import { Card, Group, Table, Text } from '@mantine/core';
import { ariaSort, SortButton } from '../../../lib/sort-button';
import { AccessSwitch } from './access-switch';
import { CollaboratorActions } from './collaborator-actions';
import { CollaboratorContact } from './collaborator-contact';
import { CollaboratorLogo } from './collaborator-logo';
import { CollaboratorName } from './collaborator-name';
import { CollaboratorPlace } from './collaborator-place';
import type { CollaboratorView } from './collaborator-address';
import { type CollaboratorColumn, directionOf, sortedBy } from './collaborator-view';
import type { CollaboratorRow } from './row';
import { useCollaboratorTexts } from './use-collaborator-texts';

export interface CollaboratorRowsProps {
  rows: readonly CollaboratorRow[];
  view: CollaboratorView;
  onViewChange: (view: CollaboratorView) => void;
  busy: boolean;
}

/** The list on wide screens. */
export function CollaboratorTable({ rows, view, onViewChange, busy }: CollaboratorRowsProps) {
  const { list, columns } = useCollaboratorTexts();
  const heading = (column: CollaboratorColumn, label: string) => {
    const direction = (view.order ?? 'name') === column ? directionOf(view) : undefined;
    return (
      <Table.Th scope="col" aria-sort={ariaSort(direction)}>
        <SortButton label={label} direction={direction} onSort={() => onViewChange(sortedBy(view, column))} />
      </Table.Th>
    );
  };
  return (
    <Card p={0} aria-busy={busy}>
      <Table verticalSpacing="xs" horizontalSpacing="md" fz="sm" aria-label={list.caption}>
        <Table.Thead>
          <Table.Tr>
            {heading('name', columns.name)}
            {heading('locality', columns.locality)}
            {heading('email', list.contact)}
            <Table.Th scope="col">{list.totals}</Table.Th>
            {heading('hasAccess', columns.hasAccess)}
            <Table.Th scope="col">{list.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row" fw={400}>
                <Group gap="sm" wrap="nowrap">
                  <CollaboratorLogo imageUrl={row.imageUrl} />
                  <CollaboratorName row={row} onShow={(show) => onViewChange({ ...view, show })} />
                </Group>
              </Table.Th>
              <Table.Td>
                <CollaboratorPlace row={row} />
              </Table.Td>
              <Table.Td>
                <CollaboratorContact row={row} />
              </Table.Td>
              <Table.Td>
                <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
                  {list.bookings(row.totals.bookings)}
                </Text>
                <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
                  {list.visitors(row.totals.visitors)}
                </Text>
              </Table.Td>
              <Table.Td>
                <AccessSwitch row={row} compact />
              </Table.Td>
              <Table.Td>
                <CollaboratorActions row={row} onEdit={(edit) => onViewChange({ ...view, edit })} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
