import { formatDayMonthYear } from '@dehesa/domain/dates';
import { Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { ActivityThumbnail } from '../list/activity-thumbnail';
import { ComplementaryActions } from './complementary-actions';
import { ComplementaryContact } from './complementary-contact';
import type { ComplementaryRowsProps } from './complementary-table';
import { ComplementaryTitle } from './complementary-title';

/** The list on phones and tablets. */
export function ComplementaryCards({ rows, view, onViewChange, busy }: ComplementaryRowsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-busy={busy}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card h="100%" p="md">
            <Stack gap="xs" h="100%" justify="space-between">
              <Group gap="sm" wrap="nowrap" align="flex-start">
                <ActivityThumbnail imageUrl={row.imageUrl} faded={row.hidden} />
                <Stack gap={4} miw={0}>
                  <ComplementaryTitle row={row} />
                  <Text size="sm" c="dimmed">
                    {[row.place, row.date === null ? '' : formatDayMonthYear(row.date)]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </Text>
                </Stack>
              </Group>
              <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-end">
                <div>
                  <ComplementaryContact row={row} />
                </div>
                <ComplementaryActions row={row} onEdit={(id) => onViewChange({ ...view, edit: id })} />
              </Group>
            </Stack>
          </Card>
        </li>
      ))}
    </SimpleGrid>
  );
}
