import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { ConfirmButton } from '@dehesa/ui';
import { Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { LinkActionIcon } from '../../../lib/links';
import { useSignedInUser } from '../../../lib/session';
import { accountPages } from '../account-pages';
import type { AccountRow } from '../row';
import { useAccountCalls } from './use-account-calls';

/** Edit and erase; oneself is erased by nobody. */
export function AccountActions({ row, kind }: { row: AccountRow; kind: AccountKind }) {
  const { list, remove: texts, kinds } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { id } = useSignedInUser();
  const { remove } = useAccountCalls();
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
        <span title={list.remove(name)}>
          <ConfirmButton
            variant="subtle"
            color="clay"
            px={12}
            aria-label={list.remove(name)}
            title={kinds[kind].removeTitle}
            message={texts.message(name)}
            confirmLabel={texts.confirm}
            cancelLabel={shell.cancel}
            onConfirm={() => remove(row.id, kind)}
          >
            <IconTrash size={20} aria-hidden />
          </ConfirmButton>
        </span>
      )}
    </Group>
  );
}
