import { formatDayMonthYear } from '@dehesa/domain/dates';
import { Group, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import { type Column, DataList } from '../../../lib/data-list';
import { ActivityThumbnail } from '../list/activity-thumbnail';
import { ComplementaryActions } from './complementary-actions';
import { ComplementaryContact } from './complementary-contact';
import { ComplementaryTitle } from './complementary-title';
import {
  type ComplementaryColumn,
  type ComplementaryView,
  complementaryWideFrom,
  directionOf,
  sortedBy,
} from './complementary-view';
import type { ComplementaryRow } from './row';

export interface ComplementaryRowsProps {
  rows: readonly ComplementaryRow[];
  view: ComplementaryView;
  onViewChange: (view: ComplementaryView) => void;
  busy: boolean;
}

export function ComplementaryRows({ rows, view, onViewChange, busy }: ComplementaryRowsProps) {
  const { list } = useTexts().complementary;
  const sortable = (order: ComplementaryColumn) => ({ sorts: [{ order, label: list.columns[order] }] });
  const dateOf = ({ date }: ComplementaryRow) => (date === null ? '' : formatDayMonthYear(date));
  const actions = (row: ComplementaryRow) => (
    <ComplementaryActions row={row} onEdit={(edit) => onViewChange({ ...view, edit })} />
  );
  const columns: Column<ComplementaryRow, ComplementaryColumn>[] = [
    {
      ...sortable('title'),
      renderCell: (row) => (
        <Group gap="sm" wrap="nowrap">
          <ActivityThumbnail imageUrl={row.imageUrl} faded={row.hidden} />
          <ComplementaryTitle row={row} />
        </Group>
      ),
    },
    { ...sortable('place'), renderCell: ({ place }) => place },
    { ...sortable('date'), renderCell: dateOf },
    { heading: list.contact, renderCell: (row) => <ComplementaryContact row={row} /> },
    { heading: list.actions, renderCell: actions },
  ];
  return (
    <DataList
      rows={rows}
      caption={list.caption}
      columns={columns}
      sorting={{
        order: view.order,
        direction: directionOf(view),
        onSort: (order) => onViewChange(sortedBy(view, order)),
      }}
      wideFrom={complementaryWideFrom}
      spacing={{ rows: 'sm' }}
      busy={busy}
      renderCard={(row) => (
        <Stack gap="xs" h="100%" justify="space-between">
          <Group gap="sm" wrap="nowrap" align="flex-start">
            <ActivityThumbnail imageUrl={row.imageUrl} faded={row.hidden} />
            <Stack gap={4} miw={0}>
              <ComplementaryTitle row={row} />
              <Text size="sm" c="dimmed">
                {[row.place, dateOf(row)].filter((part) => part !== '').join(' · ')}
              </Text>
            </Stack>
          </Group>
          <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-end">
            <div>
              <ComplementaryContact row={row} />
            </div>
            {actions(row)}
          </Group>
        </Stack>
      )}
    />
  );
}
