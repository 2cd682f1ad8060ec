import { formatDayMonthYear } from '@dehesa/domain/dates';
import { Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { madridToday } from '../../../lib/madrid-today';
import { useAccountTexts } from '../use-account-texts';
import { AccessSwitch } from './access-switch';
import { AccountActions } from './account-actions';
import { AccountContact } from './account-contact';
import { AccountName } from './account-name';
import { AccountPicture } from './account-picture';
import type { AccountRowsProps } from './account-table';
import { FeeExpiry } from './fee-expiry';

/** The list on phones and tablets. */
export function AccountCards({ kind, rows, fees, busy }: AccountRowsProps) {
  const { list } = useAccountTexts();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-busy={busy}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card h="100%" p="md">
            <Stack gap="xs" h="100%" justify="space-between">
              <Stack gap="xs">
                <Group gap="sm" wrap="nowrap" align="flex-start">
                  <AccountPicture row={row} />
                  <AccountName row={row} kind={kind} />
                </Group>
                <Text size="sm">
                  {[
                    list.number(row.reference),
                    list.since(formatDayMonthYear(madridToday(row.createdAt))),
                    row.locality,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                {fees && <FeeExpiry row={row} labelled />}
                <AccountContact row={row} />
              </Stack>
              <Group justify="space-between" gap="xs">
                <AccessSwitch row={row} />
                <AccountActions row={row} kind={kind} />
              </Group>
            </Stack>
          </Card>
        </li>
      ))}
    </SimpleGrid>
  );
}
