import { formatDayMonthYear } from '@dehesa/domain/dates';
import { formatTimeRange } from '@dehesa/i18n/formats';
import { Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { ActivityActions } from './activity-actions';
import { ActivityBadges } from './activity-badges';
import { ActivityOccupancy } from './activity-occupancy';
import { ActivityThumbnail } from './activity-thumbnail';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { type ActivityListView, toggledRow } from './list-view';
import { RegistrationsSwitch } from './registrations-switch';
import { RelatedList } from './related-list';
import { type Expansion, relatedListId, RelatedToggle } from './related-toggle';
import type { ActivityListRow } from './row';

export interface ActivityCardsProps {
  rows: readonly ActivityListRow[];
  view: ActivityListView;
  onViewChange: (view: ActivityListView) => void;
  busy: boolean;
}

/** The list on phones and tablets. */
export function ActivityCards({ rows, view, onViewChange, busy }: ActivityCardsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-busy={busy}>
      {rows.map((row) => (
        <li key={row.id}>
          <ActivityCard
            row={row}
            expanded={view.open?.includes(row.id) ?? false}
            onToggle={() => onViewChange(toggledRow(view, row.id))}
          />
        </li>
      ))}
    </SimpleGrid>
  );
}

function ActivityCard({ row, ...expansion }: Expansion & { row: ActivityListRow }) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const times = formatTimeRange(row.startTime, row.endTime);
  const place = [row.municipality, shell.territories[row.territoryId]];
  return (
    <Card h="100%" p="md">
      <Stack gap="sm" h="100%" justify="space-between">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <ActivityThumbnail imageUrl={row.imageUrl} faded={row.hidden} />
          <Stack gap={4} miw={0}>
            <Title order={2} size="h3" c={row.hidden ? 'dimmed' : undefined}>
              {row.title[language]}
            </Title>
            <Text size="sm">{[formatDayMonthYear(row.date), times].filter((part) => part !== '').join(' · ')}</Text>
            <Text size="sm" c="dimmed">
              {place.filter((part) => part !== '').join(' · ')}
            </Text>
            <Text size="sm" c="dimmed">
              {[row.category[language], row.company].filter((part) => part !== '').join(' · ')}
            </Text>
            <ActivityBadges row={row} />
          </Stack>
        </Group>
        <Stack gap="xs">
          <ActivityOccupancy places={row.places} />
          <Group justify="space-between" gap="xs">
            <RegistrationsSwitch row={row} />
            <ActivityActions row={row} />
          </Group>
          <Group justify="space-between" gap="xs">
            <CopyIdButton id={row.id} height={44} />
            <RelatedToggle row={row} height={44} {...expansion} />
          </Group>
          {expansion.expanded && row.related.length > 0 && (
            <div id={relatedListId(row.id)}>
              <RelatedList row={row} />
            </div>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
