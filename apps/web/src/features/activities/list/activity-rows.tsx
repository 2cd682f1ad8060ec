import { formatDayMonthYear } from '@dehesa/domain/dates';
import { formatTimeRange } from '@dehesa/i18n/formats';
import { activityMinimumTexts } from '@dehesa/i18n/terms';
import { Badge, Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { GuideNames } from '../../../lib/lists/guide-names';
import { type Column, DataList } from '../../../lib/lists/data-list';
import type { ListSelection } from '../../../lib/lists/many/list-selection';
import { ticksOf } from '../../../lib/lists/many/ticks';
import { Lines } from '../../../lib/lists/lines';
import { ActivityActions, RegistrationsSwitch } from './activity-actions';
import { ActivityThumbnail } from './activity-thumbnail';
import { type ActivityListRow, type ActivityListView, type SortColumn, sortedBy, toggledRow } from './list-view';
import { type Expansion, RelatedList, relatedListId, RelatedToggle } from './related-list';

export interface ActivityRowsProps {
  rows: readonly ActivityListRow[];
  view: ActivityListView;
  onViewChange: (view: ActivityListView) => void;
  selection: ListSelection<ActivityListRow>;
  busy: boolean;
}

export function ActivityRows({ rows, view, onViewChange, selection, busy }: ActivityRowsProps) {
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
      renderCell: (row, dense) => (
        <Group gap="sm" wrap="nowrap">
          <ActivityThumbnail imageUrl={row.imageUrl} side={dense ? 32 : undefined} faded={row.hidden} />
          <Lines dense={dense}>
            <Text fw={600} size="sm" lh={1.35} c={row.hidden ? 'dimmed' : undefined}>
              {row.title[language]}
            </Text>
            {dense ? (
              <Group gap={6}>
                <ActivityBadges row={row} />
                <Text size="sm" c="dimmed">
                  {row.municipality}
                </Text>
                <GuideNames guides={row.guides} />
                <RelatedToggle row={row} height={24} {...expansion(row)} />
              </Group>
            ) : (
              <>
                <Text size="sm" c="dimmed">
                  {row.municipality}
                </Text>
                <GuideNames guides={row.guides} />
                <ActivityBadges row={row} />
                <Group gap="sm" mt={2}>
                  <CopyIdButton id={row.id} height={28} />
                  <RelatedToggle row={row} height={28} {...expansion(row)} />
                </Group>
              </>
            )}
          </Lines>
        </Group>
      ),
    },
    {
      name: 'date',
      sorts: sorts('date'),
      renderCell: (row, dense) => (
        <Lines dense={dense}>
          <Text size="sm">{formatDayMonthYear(row.date)}</Text>
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {formatTimeRange(row.startTime, row.endTime)}
          </Text>
        </Lines>
      ),
    },
    {
      name: 'territory',
      sorts: sorts('territory', 'category', 'company'),
      renderCell: (row, dense) => (
        <Lines dense={dense}>
          <Text size="sm">
            {shell.territories[row.territoryId]}
            {dense && ` · ${row.category[language]}`}
          </Text>
          {!dense && (
            <Text size="sm" c="dimmed">
              {row.category[language]}
            </Text>
          )}
          <Text size="sm">{row.company}</Text>
        </Lines>
      ),
    },
    {
      name: 'capacity',
      sorts: sorts('capacity'),
      heading: list.columns.registrations,
      renderCell: (row, dense) =>
        dense ? (
          <Group gap="sm" wrap="nowrap">
            <ActivityOccupancy activity={row} dense />
            <RegistrationsSwitch row={row} dense />
          </Group>
        ) : (
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
      name="activity"
      rows={rows}
      caption={list.caption}
      columns={columns}
      ticks={ticksOf(selection, rows, shell, (row) => row.title[language], busy)}
      sorting={{
        order: view.order ?? 'date',
        direction: view.dir ?? 'desc',
        onSort: (order) => onViewChange(sortedBy(view, order)),
      }}
      below={related}
      spacing={{ columns: 'xs', rows: 'sm' }}
      scrollBelow={900}
      busy={busy}
      renderCard={(row, tick) => (
        <ActivityCard row={row} tick={tick} expansion={expansion(row)} related={related(row)} />
      )}
    />
  );
}

interface ActivityCardProps {
  row: ActivityListRow;
  tick: ReactNode;
  expansion: Expansion;
  related: { id: string; content: ReactNode } | null;
}

function ActivityCard({ row, tick, expansion, related }: ActivityCardProps) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const line = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
  return (
    <Stack gap="sm" h="100%" justify="space-between">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <ActivityThumbnail imageUrl={row.imageUrl} faded={row.hidden} />
        <Stack gap={4} miw={0} flex={1}>
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
          <GuideNames guides={row.guides} />
          <ActivityBadges row={row} />
        </Stack>
        {tick}
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

/** What is special about an activity: suspended, hidden, past, full. */
function ActivityBadges({ row }: { row: ActivityListRow }) {
  const { list } = useTexts().activities;
  if (!row.hidden && !row.suspended && !row.availability.past && !row.places.full) return null;
  return (
    <Group gap={6} my={2} flex="none">
      {row.suspended && <Badge color="clay">{list.suspended}</Badge>}
      {row.hidden && (
        <Badge color="clay" variant="light">
          {list.hidden}
        </Badge>
      )}
      {row.availability.past && (
        <Badge color="gray" variant="default">
          {list.past}
        </Badge>
      )}
      {row.places.full && (
        <Badge color="cork" variant="light">
          {list.full}
        </Badge>
      )}
    </Group>
  );
}

/** Confirmed people of all places, and the pending ones beside them (B5). */
function ActivityOccupancy({ activity, dense = false }: { activity: ActivityListRow; dense?: boolean }) {
  const { list } = useTexts().activities;
  const { places } = activity;
  const share = (people: number) => (places.total === 0 ? 0 : Math.min(100, (people * 100) / places.total));
  const occupied = list.occupied(places.occupied, places.total);
  return (
    <Stack gap={4} miw={dense ? 164 : 104} style={{ whiteSpace: dense ? 'nowrap' : undefined }}>
      <Group gap={dense ? '0 4px' : 'xs'} justify="space-between" wrap={dense ? 'nowrap' : 'wrap'}>
        <Text size="sm">{occupied}</Text>
        {places.pending > 0 && (
          <Text size="sm" c="river">
            {list.pending(places.pending)}
          </Text>
        )}
      </Group>
      <Progress.Root size="md" radius="xl">
        <Progress.Section value={share(places.occupied)} color={places.full ? 'cork' : 'holm'} aria-label={occupied} />
        <Progress.Section value={share(places.pending)} color="river.3" aria-label={list.pending(places.pending)} />
      </Progress.Root>
      {!dense && !activity.availability.past && !activity.suspended && <PeopleToGo shifts={places.shifts} />}
    </Stack>
  );
}

/** What still lacks people to take place, shift by shift (B59). */
function PeopleToGo({ shifts }: { shifts: ActivityListRow['places']['shifts'] }) {
  const texts = activityMinimumTexts[useLanguage().language];
  return shifts.map(
    ({ shift, held, unreached }) =>
      unreached !== null && (
        <Text key={shift} size="xs" c="dimmed">
          {texts.toGo(held, unreached, shift)}
        </Text>
      ),
  );
}
