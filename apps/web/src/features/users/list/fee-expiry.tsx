import { formatDayMonthYear } from '@dehesa/domain/dates';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Badge, Stack, Text } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import type { AccountRow, Membership } from '../row';

const colours = { expired: 'clay', expiringSoon: 'cork' } as const;

/** Until when a member has paid, and whether that is past or near; nothing of who pays no fee. */
export function FeeExpiry({ row, labelled = false }: { row: AccountRow; labelled?: boolean }) {
  const { list } = useTextsOf(accounts);
  const { membership } = row;
  if (membership === null) return null;
  const { expiresOn, tariff } = membership;
  if (expiresOn === null) {
    return (
      <Text size="sm" c="dimmed">
        {list.noFee}
      </Text>
    );
  }
  const date = formatDayMonthYear(expiresOn);
  return (
    <Stack gap={2} align="flex-start">
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {labelled ? list.expires(date) : date}
      </Text>
      {tariff !== null && (
        <Text size="sm" c="dimmed">
          {tariff}
        </Text>
      )}
      <FeeBadge state={membership.state} />
    </Stack>
  );
}

function FeeBadge({ state }: Pick<Membership, 'state'>) {
  const { list } = useTextsOf(accounts);
  if (state !== 'expired' && state !== 'expiringSoon') return null;
  return (
    <Badge variant="light" color={colours[state]} tt="none" miw="max-content">
      {state === 'expired' ? list.expired : list.expiresSoon}
    </Badge>
  );
}
