import { Anchor, Stack } from '@mantine/core';
import type { AccountRow } from '../row';

/** E-mail and phone, to be used at once. */
export function AccountContact({ row }: { row: AccountRow }) {
  return (
    <Stack gap={0} align="flex-start" miw={140}>
      <Anchor size="sm" py={12} href={`mailto:${row.email}`} style={{ overflowWrap: 'anywhere' }}>
        {row.email}
      </Anchor>
      {row.phone !== '' && (
        <Anchor size="sm" py={12} style={{ whiteSpace: 'nowrap' }} href={`tel:${row.phone.replace(/[^\d+]/g, '')}`}>
          {row.phone}
        </Anchor>
      )}
    </Stack>
  );
}
