import { formatDayMonthYear } from '@dehesa/domain/dates';
import { formatTimeRange } from '@dehesa/i18n/formats';
import { Card, Group, Stack, Table, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { ActivityActions } from './activity-actions';
import { ActivityBadges } from './activity-badges';
import { ActivityOccupancy } from './activity-occupancy';
import { ActivityThumbnail } from './activity-thumbnail';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { type ActivityListView, type SortColumn, sortedBy, toggledRow } from './list-view';
import { RegistrationsSwitch } from './registrations-switch';
import { RelatedList } from './related-list';
import { type Expansion, relatedListId, RelatedToggle } from './related-toggle';
import type { ActivityListRow } from './row';
import { ariaSort, SortButton } from '../../../lib/sort-button';

export interface ActivityTableProps {
  rows: readonly ActivityListRow[];
  view: ActivityListView;
  onViewChange: (view: ActivityListView) => void;
  busy: boolean;
}

const columns: readonly [SortColumn, ...SortColumn[]][] = [['title'], ['date'], ['territory', 'category', 'company']];

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
              <SortableHeading sorts={['capacity']} view={view} onViewChange={onViewChange}>
                <Text fw={600} size="sm" lh="28px">
                  {list.columns.registrations}
                </Text>
              </SortableHeading>
              <Table.Th scope="col">{list.columns.actions}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <ActivityTableRow
                key={row.id}
                row={row}
                expanded={view.open?.includes(row.id) ?? false}
                onToggle={() => onViewChange(toggledRow(view, row.id))}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

interface SortableHeadingProps extends Pick<ActivityTableProps, 'view' | 'onViewChange'> {
  /** A column that shows several things can be sorted by each. */
  sorts: readonly SortColumn[];
  /** What it shows besides and cannot be sorted by. */
  children?: ReactNode;
}

function SortableHeading({ sorts, view, onViewChange, children }: SortableHeadingProps) {
  const { list } = useTexts().activities;
  const direction = view.dir ?? 'desc';
  const sorted = sorts.find((column) => column === (view.order ?? 'date'));
  return (
    <Table.Th scope="col" aria-sort={ariaSort(sorted && direction)}>
      {sorts.map((column) => (
        <SortButton
          key={column}
          label={list.columns[column]}
          direction={column === sorted ? direction : undefined}
          height={sorts.length > 1 || children !== undefined ? 28 : undefined}
          onSort={() => onViewChange(sortedBy(view, column))}
        />
      ))}
      {children}
    </Table.Th>
  );
}

/** Cells of a row: the columns above, places with registrations, actions. */
const cells = columns.length + 2;

function ActivityTableRow({ row, ...expansion }: Expansion & { row: ActivityListRow }) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const times = formatTimeRange(row.startTime, row.endTime);
  return (
    <Fragment>
      <Table.Tr>
        <Table.Th scope="row" fw={400}>
          <Group gap="sm" wrap="nowrap">
            <ActivityThumbnail imageUrl={row.imageUrl} faded={row.hidden} />
            <div>
              <Text fw={600} size="sm" lh={1.35} c={row.hidden ? 'dimmed' : undefined}>
                {row.title[language]}
              </Text>
              <Text size="sm" c="dimmed">
                {row.municipality}
              </Text>
              <ActivityBadges row={row} />
              <Group gap="sm" mt={2}>
                <CopyIdButton id={row.id} height={28} />
                <RelatedToggle row={row} height={28} {...expansion} />
              </Group>
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
          <Text size="sm">{row.company}</Text>
        </Table.Td>
        <Table.Td>
          <Stack gap="xs">
            <ActivityOccupancy places={row.places} />
            <RegistrationsSwitch row={row} />
          </Stack>
        </Table.Td>
        <Table.Td>
          <ActivityActions row={row} />
        </Table.Td>
      </Table.Tr>
      {expansion.expanded && row.related.length > 0 && (
        <Table.Tr bg="var(--dehesa-paper)">
          <Table.Td colSpan={cells} id={relatedListId(row.id)} pl={84}>
            <RelatedList row={row} />
          </Table.Td>
        </Table.Tr>
      )}
    </Fragment>
  );
}
