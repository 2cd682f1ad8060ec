import { formatNumber } from '@dehesa/i18n/formats';
import { ErrorState, LoadingState } from '@dehesa/ui';
import { SimpleGrid, Stack } from '@mantine/core';
import { IconCalendarEvent, IconTicket } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { trpc } from '../../lib/trpc';
import { ComingActivities } from './coming-activities';
import { StatTile } from './stat-tile';

/** The numbers of what a member of staff reaches (B21), and what comes next. */
export function StaffOverview() {
  const { dashboard, shell } = useTexts();
  const { language } = useLanguage();
  const overview = trpc.stats.overview.useQuery({ language });

  if (overview.isPending) return <LoadingState label={shell.loading} />;
  if (overview.isError) {
    return (
      <ErrorState
        {...errorMessage(overview.error, language)}
        retryLabel={shell.retry}
        onRetry={() => void overview.refetch()}
      />
    );
  }
  const { reservations, activities, comingActivities } = overview.data;
  return (
    <Stack gap="xl">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <StatTile
          icon={IconTicket}
          label={dashboard.tiles.reservations}
          value={formatNumber(reservations.total, language)}
          detail={dashboard.tiles.reservationsDetail(
            reservations.pending,
            reservations.confirmed,
            reservations.waiting,
          )}
        />
        <StatTile
          icon={IconCalendarEvent}
          label={dashboard.tiles.activities}
          value={formatNumber(activities.total, language)}
          detail={dashboard.tiles.activitiesDetail(activities.coming)}
        />
      </SimpleGrid>
      <ComingActivities activities={comingActivities} />
    </Stack>
  );
}
