import { formatDayMonthYear } from '@dehesa/domain/dates';
import { formatTimeRange } from '@dehesa/i18n/formats';
import { Card, Group, Table, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { ActivityActions } from './activity-actions';
import { ActivityBadges } from './activity-badges';
import { ActivityOccupancy } from './activity-occupancy';
import { ActivityThumbnail } from './activity-thumbnail';
import { type ActivityListView, type SortColumn, sortedBy } from './list-view';
import { RegistrationsSwitch } from './registrations-switch';
import type { ActivityListRow } from './row';

export interface ActivityTableProps {
  rows: readonly ActivityListRow[];
  view: ActivityListView;
  onViewChange: (view: ActivityListView) => void;
  busy: boolean;
}

const columns: readonly [SortColumn, ...SortColumn[]][] = [
  ['title'],
  ['date'],
  ['territory', 'category'],
  ['company'],
  ['capacity'],
];

/** The list on wide screens. */
export function ActivityTable({ rows, view, onViewChange, busy }: ActivityTableProps) {
  const { list } = useTexts().activities;
  return (
    <Card p={0} aria-busy={busy}>
      <Table.ScrollContainer
        minWidth={900}
        scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': list.caption, role: 'region' } }}
      >
        <Table verticalSpacing="sm" horizontalSpacing="xs" fz="sm" aria-label={list.caption}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((sorts) => (
                <SortableHeading key={sorts[0]} sorts={sorts} view={view} onViewChange={onViewChange} />
              ))}
              <Table.Th scope="col">{list.columns.registrations}</Table.Th>
              <Table.Th scope="col">{list.columns.actions}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <ActivityTableRow key={row.id} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

interface SortableHeadingProps extends Pick<ActivityTableProps, 'view' | 'onViewChange'> {
  /** A column that shows two things can be sorted by either. */
  sorts: readonly SortColumn[];
}

function SortableHeading({ sorts, view, onViewChange }: SortableHeadingProps) {
  const { list } = useTexts().activities;
  const current = view.order ?? 'date';
  const ascending = (view.dir ?? 'desc') === 'asc';
  const Arrow = ascending ? IconArrowUp : IconArrowDown;
  const sorted = sorts.includes(current);
  return (
    <Table.Th scope="col" aria-sort={sorted ? (ascending ? 'ascending' : 'descending') : 'none'}>
      {sorts.map((column) => (
        <UnstyledButton
          key={column}
          fw={600}
          fz="sm"
          mih={sorts.length > 1 ? 28 : 44}
          display="block"
          onClick={() => onViewChange(sortedBy(view, column))}
        >
          <Group gap={4} wrap="nowrap">
            {list.columns[column]}
            {column === current && <Arrow size={16} aria-hidden />}
          </Group>
        </UnstyledButton>
      ))}
    </Table.Th>
  );
}

function ActivityTableRow({ row }: { row: ActivityListRow }) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const times = formatTimeRange(row.startTime, row.endTime);
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <Group gap="sm" wrap="nowrap">
          <ActivityThumbnail row={row} />
          <div>
            <Text fw={600} size="sm" lh={1.35}>
              {row.title[language]}
            </Text>
            <Text size="sm" c="dimmed">
              {row.municipality}
            </Text>
            <ActivityBadges row={row} />
          </div>
        </Group>
      </Table.Th>
      <Table.Td>
        <Text size="sm">{formatDayMonthYear(row.date)}</Text>
        {times !== '' && (
          <Text size="sm" c="dimmed">
            {times}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Text size="sm">{shell.territories[row.territoryId]}</Text>
        <Text size="sm" c="dimmed">
          {row.category[language]}
        </Text>
      </Table.Td>
      <Table.Td>{row.company}</Table.Td>
      <Table.Td>
        <ActivityOccupancy places={row.places} />
      </Table.Td>
      <Table.Td>
        <RegistrationsSwitch row={row} labelled={false} />
      </Table.Td>
      <Table.Td>
        <ActivityActions row={row} />
      </Table.Td>
    </Table.Tr>
  );
}
