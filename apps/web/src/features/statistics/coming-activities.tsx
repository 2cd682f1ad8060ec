import { formatDayOfMonth, formatLongDate, formatShortMonth, formatTimeRange } from '@dehesa/i18n/formats';
import { EmptyState } from '@dehesa/ui';
import { Badge, Card, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';

type ComingActivity = Outputs['stats']['overview']['comingActivities'][number];

/** The next activities with their occupancy. */
export function ComingActivities({ activities }: { activities: readonly ComingActivity[] }) {
  const { coming } = useTexts().overview;
  return (
    <Stack gap="md" component="section" aria-labelledby="coming-activities">
      <Title order={2} id="coming-activities">
        {coming.heading}
      </Title>
      {activities.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconCalendarOff size={40} stroke={1.4} aria-hidden />}
            title={coming.empty}
            message={coming.emptyMessage}
          />
        </Card>
      ) : (
        <SimpleGrid cols={{ base: 1, lg: 2 }} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {activities.map((activity) => (
            <li key={activity.id}>
              <ComingActivityCard activity={activity} />
            </li>
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}

function ComingActivityCard({ activity }: { activity: ComingActivity }) {
  const { overview, shell } = useTexts();
  const { language } = useLanguage();
  const { title, date, startTime, endTime, municipality, territoryId, capacity, held, pendingReservations } = activity;
  const occupied = overview.coming.occupied(held, capacity);
  const times = formatTimeRange(startTime, endTime);
  return (
    <Card h="100%">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <div className="poster-date" aria-hidden>
          <Text fw={700} fz={24} inherit>
            {formatDayOfMonth(date)}
          </Text>
          <Text size="sm">{formatShortMonth(date, language)}</Text>
        </div>
        <Stack gap={6} flex={1} miw={0}>
          <Title order={3}>{title}</Title>
          <Text size="sm" c="dimmed">
            {[formatLongDate(date, language), times, municipality, shell.territories[territoryId]]
              .filter((part) => part !== '')
              .join(' · ')}
          </Text>
          <Progress
            value={capacity === 0 ? 0 : Math.min(100, (held * 100) / capacity)}
            size="lg"
            radius="xl"
            color={held >= capacity ? 'cork' : 'holm'}
            aria-label={occupied}
            mt={4}
          />
          <Group justify="space-between" gap="xs">
            <Text size="sm">{occupied}</Text>
            <Group gap="xs">
              {held >= capacity && (
                <Badge color="cork" variant="light" tt="none">
                  {overview.coming.full}
                </Badge>
              )}
              {pendingReservations > 0 && (
                <Badge color="river" variant="light" tt="none">
                  {overview.coming.pending(pendingReservations)}
                </Badge>
              )}
            </Group>
          </Group>
        </Stack>
      </Group>
    </Card>
  );
}
