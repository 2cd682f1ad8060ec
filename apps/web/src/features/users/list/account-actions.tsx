import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Question, ConfirmButton } from '@dehesa/ui';
import { Group, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { LinkActionIcon } from '../../../lib/addresses/links';
import { useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { accountPages } from '../account-pages';
import type { AccountRow } from '../row';
import { useTellRefusal } from '../../../lib/refusal';

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

/** What is done to a user at once, each with its word of success or of refusal. */
function useAccountCalls() {
  const texts = useTextsOf(accounts);
  const utils = trpc.useUtils();
  const calls = trpc.users.accounts;
  const onError = useTellRefusal();
  const setAccess = calls.setAccess.useMutation({
    onSuccess: async (_, { hasAccess }) => {
      notifications.show({ message: hasAccess ? texts.access.given : texts.access.withdrawn });
      await utils.users.accounts.invalidate();
    },
    onError,
  });
  const removal = calls.remove.useMutation({ onError });
  /** Settles when it is done or refused. */
  const remove = async (id: number, kind: AccountKind) => {
    try {
      await removal.mutateAsync({ id });
    } catch {
      return;
    }
    notifications.show({ message: texts.kinds[kind].removed });
    await utils.users.accounts.list.invalidate();
  };
  return { setAccess, remove };
}

interface AccessSwitchProps {
  row: Pick<AccountRow, 'id' | 'displayName' | 'hasAccess'>;
  /** Below a heading that says what it is. */
  compact?: boolean;
}

/** Lets somebody in at once; keeping out who was in is asked about first. Nobody takes their own access. */
export function AccessSwitch({ row, compact = false }: AccessSwitchProps) {
  const { access, list } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { id } = useSignedInUser();
  const { setAccess } = useAccountCalls();
  const [asking, question] = useDisclosure(false);

  return (
    <>
      <Switch
        checked={row.hasAccess}
        disabled={setAccess.isPending || row.id === id}
        onChange={() => (row.hasAccess ? question.open() : setAccess.mutate({ id: row.id, hasAccess: true }))}
        aria-label={list.accessOf(row.displayName)}
        label={compact ? undefined : row.hasAccess ? list.on : list.off}
      />
      <Question
        opened={asking}
        title={access.title}
        cancelLabel={shell.cancel}
        acceptLabel={access.confirm}
        color="clay"
        busy={setAccess.isPending}
        onCancel={question.close}
        onAccept={() => setAccess.mutate({ id: row.id, hasAccess: false }, { onSettled: question.close })}
      >
        {access.message(row.displayName)}
      </Question>
    </>
  );
}
