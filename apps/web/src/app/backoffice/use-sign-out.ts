import { notifications } from '@mantine/notifications';
import { useLanguage } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { trpc } from '../../lib/trpc';
import { leaveForSignIn } from './session-end';

/** Ends the session on the server and then leaves; where that fails, it says so and stays. */
export function useSignOut() {
  const { language } = useLanguage();
  return trpc.auth.signOut.useMutation({
    onSuccess: () => leaveForSignIn(),
    onError: (error) => notifications.show({ color: 'clay', ...errorMessage(error, language) }),
  });
}
