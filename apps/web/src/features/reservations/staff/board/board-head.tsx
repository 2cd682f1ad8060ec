import { Badge, Card, SimpleGrid, Stack } from '@mantine/core';
import { useTexts } from '../../../../lib/backoffice-language';
import { GuideNames } from '../../../../lib/lists/guide-names';
import { LinkAnchor } from '../../../../lib/addresses/links';
import { ActivitySummary } from '../list/activity-summary';
import { OccupancyLegend, OccupancyMeter } from '../list/occupancy-meter';
import { CheckInLink } from '../check-in-link';
import type { ActivityReservations } from '../reservation-types';

/** The activity, which leads to its form, and how full it is, by shift where it has shifts. */
export function BoardHead({ activity, places }: Pick<ActivityReservations, 'activity' | 'places'>) {
  const { board } = useTexts().reservations;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
      <Card>
        <ActivitySummary activity={activity} untitled>
          <GuideNames guides={activity.guides} />
          {activity.suspended && (
            <Badge color="clay" size="lg">
              {board.suspended}
            </Badge>
          )}
          <LinkAnchor to="/actividades/edit/actividad" search={{ id: activity.id }} py={10} size="sm" fw={600}>
            {board.editActivity}
          </LinkAnchor>
          <CheckInLink activityId={activity.id} />
        </ActivitySummary>
      </Card>
      <Card>
        <Stack gap="md" justify="center" h="100%">
          {places.map((shift) => (
            <OccupancyMeter key={shift.shift?.id ?? 0} shift={shift.shift?.name ?? null} places={shift} />
          ))}
          <OccupancyLegend offered={places.some((shift) => shift.offered > 0)} />
        </Stack>
      </Card>
    </SimpleGrid>
  );
}
