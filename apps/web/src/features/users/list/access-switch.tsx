import { accounts } from '@dehesa/i18n/backoffice/users';
import { Question } from '@dehesa/ui';
import { Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useTellRefusal } from '../../../lib/refusal';
import { useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import type { AccountRow } from '../row';

interface AccessSwitchProps {
  row: Pick<AccountRow, 'id' | 'displayName' | 'hasAccess'>;
  /** Below a heading that says what it is. */
  compact?: boolean;
}

/** Lets somebody in at once; keeping out who was in is asked about first. Nobody takes their own access. */
export function AccessSwitch({ row, compact = false }: AccessSwitchProps) {
  const { shell } = useTexts();
  const { id } = useSignedInUser();
  const texts = useTextsOf(accounts);
  const { access, list } = texts;
  const utils = trpc.useUtils();
  const setAccess = trpc.users.accounts.setAccess.useMutation({
    onSuccess: async (_, { hasAccess }) => {
      notifications.show({ message: hasAccess ? texts.access.given : texts.access.withdrawn });
      await utils.users.accounts.invalidate();
    },
    onError: useTellRefusal(),
  });
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
