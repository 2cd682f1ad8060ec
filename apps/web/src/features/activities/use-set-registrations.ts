import { notifications } from '@mantine/notifications';
import { useTexts } from '../../lib/backoffice-language';
import { trpc } from '../../lib/trpc';
import { useTellRefusal } from '../../lib/refusal';

/** Opens or closes the registrations of an activity, as is wished and not as they were not, and says how they are. */
export function useSetRegistrations() {
  const { activities } = useTexts();
  const utils = trpc.useUtils();
  return trpc.activities.setRegistrations.useMutation({
    onSuccess: async ({ registrationsClosed }) => {
      await utils.activities.invalidate();
      notifications.show({ message: registrationsClosed ? activities.toggled.closed : activities.toggled.open });
    },
    onError: useTellRefusal(),
  });
}
