import { ErrorState, LoadingState } from '@dehesa/ui';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { ProfileForm } from './profile-form';

/** One's own data as they are stored now; what is read later leaves the fields alone. */
export function ProfileScreen() {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const stored = trpc.users.profile.read.useQuery(undefined, {
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (stored.isError) {
    return (
      <ErrorState
        {...errorMessage(stored.error, language)}
        retryLabel={shell.retry}
        onRetry={() => void stored.refetch()}
      />
    );
  }
  if (!stored.data) return <LoadingState label={shell.loading} />;
  return <ProfileForm stored={stored.data} />;
}
