import { Anchor, Stack } from '@mantine/core';
import type { CollaboratorRow } from './row';

/** E-mail and phone, to be used at once. */
export function CollaboratorContact({ row }: { row: CollaboratorRow }) {
  return (
    <Stack gap={0} align="flex-start" miw={150}>
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
