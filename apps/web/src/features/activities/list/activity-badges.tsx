import { Badge, Group } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import type { ActivityListRow } from './row';

/** What is special about an activity: suspended, hidden, past, full. */
export function ActivityBadges({ row }: { row: ActivityListRow }) {
  const { list } = useTexts().activities;
  if (!row.hidden && !row.suspended && !row.availability.past && !row.places.full) return null;
  return (
    <Group gap={6} mt={4}>
      {row.suspended && (
        <Badge color="clay" tt="none">
          {list.suspended}
        </Badge>
      )}
      {row.hidden && (
        <Badge color="clay" variant="light" tt="none">
          {list.hidden}
        </Badge>
      )}
      {row.availability.past && (
        <Badge color="gray" variant="default" tt="none">
          {list.past}
        </Badge>
      )}
      {row.places.full && (
        <Badge color="cork" variant="light" tt="none">
          {list.full}
        </Badge>
      )}
    </Group>
  );
}
