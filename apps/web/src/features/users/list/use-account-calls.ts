import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';

/** What is done to a user at once, each with its word of success or of refusal. */
export function useAccountCalls() {
  const texts = useTextsOf(accounts);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const calls = trpc.users.accounts;
  const onError = (error: unknown) => notifications.show({ color: 'clay', ...errorMessage(error, language) });
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
