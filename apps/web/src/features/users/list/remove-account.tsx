import type { AccountKind } from '@dehesa/domain/users';
import { accountRemoval } from '@dehesa/i18n/backoffice/account-removal';
import { ConfirmIcon } from '../../../lib/lists/confirm-icon';
import { useTextsOf } from '../../../lib/backoffice-language';
import { useTellRefusal } from '../../../lib/refusal';
import { trpc } from '../../../lib/trpc';
import { useUndoNotice } from '../../../lib/bin/use-undo-notice';

interface RemoveAccountProps {
  id: number;
  name: string;
  kind: AccountKind;
}

/** Deletes a user after asking, and offers to take it back (B100). */
export function RemoveAccount({ id, name, kind }: RemoveAccountProps) {
  const texts = useTextsOf(accountRemoval);
  const utils = trpc.useUtils();
  const tellUndo = useUndoNotice();
  const remove = trpc.users.accounts.remove.useMutation({
    onSuccess: async () => {
      void tellUndo({
        message: texts.done[kind],
        undo: async () => {
          await utils.client.users.accounts.bin.restore.mutate({ id });
          await utils.users.accounts.invalidate();
        },
      });
      await utils.users.accounts.list.invalidate();
    },
    onError: useTellRefusal(),
  });
  return (
    <ConfirmIcon
      label={texts.one(name)}
      title={texts.ask[kind]}
      message={texts.message(name)}
      confirmLabel={texts.confirm}
      onConfirm={() => remove.mutateAsync({ id })}
    />
  );
}
