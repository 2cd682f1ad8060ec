import { activityMinimumTexts } from '@dehesa/i18n/terms';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import type { ActivityListRow } from './row';

/** Confirmed people of all places, and the pending ones beside them (B5). */
export function ActivityOccupancy({ activity }: { activity: ActivityListRow }) {
  const { list } = useTexts().activities;
  const { places } = activity;
  const share = (people: number) => (places.total === 0 ? 0 : Math.min(100, (people * 100) / places.total));
  const occupied = list.occupied(places.occupied, places.total);
  return (
    <Stack gap={4} miw={104}>
      <Group gap="xs" justify="space-between">
        <Text size="sm">{occupied}</Text>
        {places.pending > 0 && (
          <Text size="sm" c="river.7">
            {list.pending(places.pending)}
          </Text>
        )}
      </Group>
      <Progress.Root size="md" radius="xl">
        <Progress.Section value={share(places.occupied)} color={places.full ? 'cork' : 'holm'} aria-label={occupied} />
        <Progress.Section value={share(places.pending)} color="river.3" aria-label={list.pending(places.pending)} />
      </Progress.Root>
      {!activity.availability.past && !activity.suspended && <PeopleToGo shifts={places.shifts} />}
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
