import { formatDayMonthYear } from '@dehesa/domain/dates';
import { Card, Group, Table } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import { ActivityThumbnail } from '../list/activity-thumbnail';
import { ariaSort, SortButton } from '../../../lib/sort-button';
import { ComplementaryActions } from './complementary-actions';
import { ComplementaryContact } from './complementary-contact';
import { ComplementaryTitle } from './complementary-title';
import { complementaryColumns, type ComplementaryView, directionOf, sortedBy } from './complementary-view';
import type { ComplementaryRow } from './row';

export interface ComplementaryRowsProps {
  rows: readonly ComplementaryRow[];
  view: ComplementaryView;
  onViewChange: (view: ComplementaryView) => void;
  busy: boolean;
}

/** The list on wide screens. */
export function ComplementaryTable({ rows, view, onViewChange, busy }: ComplementaryRowsProps) {
  const { list } = useTexts().complementary;
  return (
    <Card p={0} aria-busy={busy}>
      <Table verticalSpacing="sm" horizontalSpacing="md" fz="sm" aria-label={list.caption}>
        <Table.Thead>
          <Table.Tr>
            {complementaryColumns.map((column) => {
              const direction = view.order === column ? directionOf(view) : undefined;
              return (
                <Table.Th scope="col" key={column} aria-sort={ariaSort(direction)}>
                  <SortButton
                    label={list.columns[column]}
                    direction={direction}
                    onSort={() => onViewChange(sortedBy(view, column))}
                  />
                </Table.Th>
              );
            })}
            <Table.Th scope="col">{list.contact}</Table.Th>
            <Table.Th scope="col">{list.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row" fw={400}>
                <Group gap="sm" wrap="nowrap">
                  <ActivityThumbnail imageUrl={row.imageUrl} faded={row.hidden} />
                  <ComplementaryTitle row={row} />
                </Group>
              </Table.Th>
              <Table.Td>{row.place}</Table.Td>
              <Table.Td>{row.date !== null && formatDayMonthYear(row.date)}</Table.Td>
              <Table.Td>
                <ComplementaryContact row={row} />
              </Table.Td>
              <Table.Td>
                <ComplementaryActions row={row} onEdit={(id) => onViewChange({ ...view, edit: id })} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
