import { formatDayMonthYear } from '@dehesa/domain/dates';
import { formatTimeRange } from '@dehesa/i18n/formats';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { type Column, DataList } from '../../../lib/data-list';
import { ActivityActions } from './activity-actions';
import { ActivityBadges } from './activity-badges';
import { ActivityOccupancy } from './activity-occupancy';
import { ActivityThumbnail } from './activity-thumbnail';
import { type ActivityListView, type SortColumn, sortedBy, toggledRow } from './list-view';
import { RegistrationsSwitch } from './registrations-switch';
import { RelatedList } from './related-list';
import { type Expansion, relatedListId, RelatedToggle } from './related-toggle';
import type { ActivityListRow } from './row';

export interface ActivityRowsProps {
  rows: readonly ActivityListRow[];
  view: ActivityListView;
  onViewChange: (view: ActivityListView) => void;
  busy: boolean;
}

export function ActivityRows({ rows, view, onViewChange, busy }: ActivityRowsProps) {
  const { activities, shell } = useTexts();
  const { list } = activities;
  const { language } = useLanguage();
  const sorts = (...orders: SortColumn[]) => orders.map((order) => ({ order, label: list.columns[order] }));
  const expansion = (row: ActivityListRow): Expansion => ({
    expanded: view.open?.includes(row.id) ?? false,
    onToggle: () => onViewChange(toggledRow(view, row.id)),
  });
  const related = (row: ActivityListRow) =>
    expansion(row).expanded && row.related.length > 0
      ? { id: relatedListId(row.id), content: <RelatedList row={row} /> }
      : null;
  const columns: Column<ActivityListRow, SortColumn>[] = [
    {
      sorts: sorts('title'),
      renderCell: (row) => (
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
              <RelatedToggle row={row} height={28} {...expansion(row)} />
            </Group>
          </div>
        </Group>
      ),
    },
    {
      sorts: sorts('date'),
      renderCell: (row) => (
        <>
          <Text size="sm">{formatDayMonthYear(row.date)}</Text>
          <Text size="sm" c="dimmed">
            {formatTimeRange(row.startTime, row.endTime)}
          </Text>
        </>
      ),
    },
    {
      sorts: sorts('territory', 'category', 'company'),
      renderCell: (row) => (
        <>
          <Text size="sm">{shell.territories[row.territoryId]}</Text>
          <Text size="sm" c="dimmed">
            {row.category[language]}
          </Text>
          <Text size="sm">{row.company}</Text>
        </>
      ),
    },
    {
      sorts: sorts('capacity'),
      heading: list.columns.registrations,
      renderCell: (row) => (
        <Stack gap="xs">
          <ActivityOccupancy activity={row} />
          <RegistrationsSwitch row={row} />
        </Stack>
      ),
    },
    { heading: list.columns.actions, renderCell: (row) => <ActivityActions row={row} /> },
  ];
  return (
    <DataList
      rows={rows}
      caption={list.caption}
      columns={columns}
      sorting={{
        order: view.order ?? 'date',
        direction: view.dir ?? 'desc',
        onSort: (order) => onViewChange(sortedBy(view, order)),
      }}
      below={related}
      spacing={{ columns: 'xs', rows: 'sm' }}
      scrollBelow={900}
      busy={busy}
      renderCard={(row) => <ActivityCard row={row} expansion={expansion(row)} related={related(row)} />}
    />
  );
}

interface ActivityCardProps {
  row: ActivityListRow;
  expansion: Expansion;
  related: { id: string; content: ReactNode } | null;
}

function ActivityCard({ row, expansion, related }: ActivityCardProps) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const line = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
  return (
    <Stack gap="sm" h="100%" justify="space-between">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <ActivityThumbnail imageUrl={row.imageUrl} faded={row.hidden} />
        <Stack gap={4} miw={0}>
          <Title order={2} size="h3" c={row.hidden ? 'dimmed' : undefined}>
            {row.title[language]}
          </Title>
          <Text size="sm">{line(formatDayMonthYear(row.date), formatTimeRange(row.startTime, row.endTime))}</Text>
          <Text size="sm" c="dimmed">
            {line(row.municipality, shell.territories[row.territoryId])}
          </Text>
          <Text size="sm" c="dimmed">
            {line(row.category[language], row.company)}
          </Text>
          <ActivityBadges row={row} />
        </Stack>
      </Group>
      <Stack gap="xs">
        <ActivityOccupancy activity={row} />
        <Group justify="space-between" gap="xs">
          <RegistrationsSwitch row={row} />
          <ActivityActions row={row} />
        </Group>
        <Group justify="space-between" gap="xs">
          <CopyIdButton id={row.id} height={44} />
          <RelatedToggle row={row} height={44} {...expansion} />
        </Group>
        {related !== null && <div id={related.id}>{related.content}</div>}
      </Stack>
    </Stack>
  );
}
