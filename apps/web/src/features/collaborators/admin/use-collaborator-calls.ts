import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';

/** What is done to a collaborator at once, each with its word of success or of refusal. */
export function useCollaboratorCalls() {
  const texts = useTextsOf(collaborators);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const calls = trpc.users.collaborators;
  const done = async (message: string) => {
    notifications.show({ message });
    await utils.users.collaborators.invalidate();
  };
  const onError = (error: unknown) => notifications.show({ color: 'clay', ...errorMessage(error, language) });
  return {
    setAccess: calls.setAccess.useMutation({
      onSuccess: (_, { hasAccess }) => done(hasAccess ? texts.access.given : texts.access.withdrawn),
      onError,
    }),
    sendConfirmation: calls.sendConfirmation.useMutation({ onSuccess: () => done(texts.confirmation.sent), onError }),
    remove: calls.remove.useMutation({
      onSuccess: async () => {
        notifications.show({ message: texts.remove.done });
        // Not the one that is gone: its panel would ask for it in vain before it closes.
        await utils.users.collaborators.list.invalidate();
      },
      onError,
    }),
  };
}
