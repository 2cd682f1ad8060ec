import {
  formatDayOfMonth,
  formatLongDate,
  formatNumber,
  formatShortMonth,
  formatTimeRange,
} from '@dehesa/i18n/formats';
import { EmptyState, LoadingState } from '@dehesa/ui';
import { Badge, Card, Group, Progress, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import {
  type Icon as TablerIcon,
  IconCalendarEvent,
  IconCalendarOff,
  IconHeartHandshake,
  IconTicket,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { allOf, QueryPending } from '../../lib/query-view';
import { type Outputs, trpc } from '../../lib/trpc';
import type { StatisticsViewProps } from './statistics-view';

// Charts, maps and their texts weigh more than all the rest of the first screen.
const Statistics = lazy(async () => ({ default: (await import('./statistics')).Statistics }));

/** The statistics are never older than a minute; an open screen keeps up with them. */
const refreshMs = 60_000;

/** The numbers of what a member of staff reaches (B21), and what comes next. */
export function StaffOverview({ view, onViewChange }: StatisticsViewProps) {
  const { overview: words, shell } = useTexts();
  const { language } = useLanguage();
  const overview = trpc.stats.overview.useQuery({ language });
  const numbers = trpc.stats.dashboard.useQuery(undefined, { refetchInterval: refreshMs });

  const both = allOf({ overview, numbers });
  if (both.data === undefined) return <QueryPending query={both} />;
  const { general, collaborators } = both.data.numbers;
  const { pending, confirmed, waiting } = general.reservations;
  return (
    <Stack gap="xl">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <StatTile
          icon={IconTicket}
          to="/actividades/admin/reservas"
          label={words.tiles.reservations}
          value={formatNumber(pending + confirmed + waiting, language)}
          detail={words.tiles.reservationsDetail(pending, confirmed, waiting)}
        />
        <StatTile
          icon={IconCalendarEvent}
          to="/actividades/admin/actividades"
          label={words.tiles.activities}
          value={formatNumber(general.activities, language)}
          detail={words.tiles.activitiesDetail(both.data.overview.activities.coming)}
        />
        <StatTile
          icon={IconHeartHandshake}
          to="/actividades/admin/colaboradores"
          label={words.tiles.collaborators}
          value={formatNumber(collaborators, language)}
          detail={words.tiles.collaboratorsDetail}
        />
      </SimpleGrid>
      <Suspense fallback={<LoadingState label={shell.loading} />}>
        <Statistics dashboard={both.data.numbers} view={view} onViewChange={onViewChange} />
      </Suspense>
      <ComingActivities activities={both.data.overview.comingActivities} />
    </Stack>
  );
}

interface StatTileProps {
  icon: TablerIcon;
  label: string;
  value: string;
  detail: string;
  /** The screen whose records it counts. */
  to: LinkProps['to'];
}

/** One number of the home screen, with what it is made of; it leads to the records. */
function StatTile({ icon: Icon, label, value, detail, to }: StatTileProps) {
  return (
    <Link to={to} className="stat-tile">
      <Card component="span" display="block" h="100%">
        <Group gap="md" wrap="nowrap" align="flex-start" component="span">
          <ThemeIcon size={52} radius="lg" variant="light" color="holm" component="span">
            <Icon size={28} stroke={1.6} aria-hidden />
          </ThemeIcon>
          <span>
            <Text c="dimmed" component="span" display="block">
              {label}
            </Text>
            <Text fz={32} fw={700} lh={1.2} component="span" display="block">
              {value}
            </Text>
            <Text size="sm" component="span" display="block">
              {detail}
            </Text>
          </span>
        </Group>
      </Card>
    </Link>
  );
}

type ComingActivity = Outputs['stats']['overview']['comingActivities'][number];

/** The next activities with their occupancy. */
function ComingActivities({ activities }: { activities: readonly ComingActivity[] }) {
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
