import { notifications } from '@mantine/notifications';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { trpc } from '../../lib/trpc';

/** Opens or closes the registrations of an activity and says which it did. */
export function useToggleRegistrations() {
  const { activities } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  return trpc.activities.toggleRegistrations.useMutation({
    onSuccess: async ({ registrationsClosed }) => {
      await utils.activities.invalidate();
      notifications.show({ message: registrationsClosed ? activities.toggled.closed : activities.toggled.open });
    },
    onError: (error) => notifications.show({ color: 'clay', ...errorMessage(error, language) }),
  });
}
