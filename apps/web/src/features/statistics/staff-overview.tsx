import { formatNumber } from '@dehesa/i18n/formats';
import { LoadingState } from '@dehesa/ui';
import { Card, Group, SimpleGrid, Stack, Text, ThemeIcon } from '@mantine/core';
import { type Icon as TablerIcon, IconCalendarEvent, IconHeartHandshake, IconTicket } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { allOf, QueryPending } from '../../lib/query-view';
import { trpc } from '../../lib/trpc';
import type { StatisticsViewProps } from './statistics-view';

// Charts, maps and their texts weigh more than all the rest of the first screen.
const Statistics = lazy(async () => ({ default: (await import('./statistics')).Statistics }));

/** The statistics are never older than a minute; an open screen keeps up with them. */
const refreshMs = 60_000;

/** The numbers of what a member of staff reaches (B21). */
export function StaffOverview({ view, onViewChange }: StatisticsViewProps) {
  const { overview: words, shell } = useTexts();
  const { language } = useLanguage();
  const overview = trpc.stats.overview.useQuery();
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
