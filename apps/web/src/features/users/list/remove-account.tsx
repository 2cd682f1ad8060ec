import type { AccountKind } from '@dehesa/domain/users';
import { accountRemoval } from '@dehesa/i18n/backoffice/account-removal';
import { ConfirmButton } from '@dehesa/ui';
import { IconTrash } from '@tabler/icons-react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
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
  const { shell } = useTexts();
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
    <span title={texts.one(name)}>
      <ConfirmButton
        variant="subtle"
        color="clay"
        px={12}
        aria-label={texts.one(name)}
        title={texts.ask[kind]}
        message={texts.message(name)}
        confirmLabel={texts.confirm}
        cancelLabel={shell.cancel}
        // A refusal has been shown; the dialog only needs to close.
        onConfirm={() => remove.mutateAsync({ id }).catch(() => undefined)}
      >
        <IconTrash size={20} aria-hidden />
      </ConfirmButton>
    </span>
  );
}
