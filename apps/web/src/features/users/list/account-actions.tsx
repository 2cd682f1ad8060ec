import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Box, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { LinkActionIcon } from '../../../lib/addresses/links';
import { useSignedInUser } from '../../../lib/session';
import { accountPages } from '../account-pages';
import type { AccountRow } from '../row';

/** The list does not wait for what deletes. */
const RemoveAccount = lazy(async () => ({ default: (await import('./remove-account')).RemoveAccount }));

/** Edit and delete; oneself is deleted by nobody. */
export function AccountActions({ row, kind }: { row: AccountRow; kind: AccountKind }) {
  const { list } = useTextsOf(accounts);
  const { id } = useSignedInUser();
  const name = row.displayName;
  return (
    <Group gap={0} wrap="nowrap">
      <LinkActionIcon
        to="/edit/usuario"
        search={{ id: row.id, tipo: accountPages[kind].type }}
        aria-label={list.edit(name)}
        title={list.edit(name)}
      >
        <IconPencil size={20} aria-hidden />
      </LinkActionIcon>
      {row.id !== id && (
        <Suspense fallback={<Box w={44} h={44} />}>
          <RemoveAccount id={row.id} name={name} kind={kind} />
        </Suspense>
      )}
    </Group>
  );
}
