import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { ProfileForm } from './profile-form';

/** One's own data as they are stored now; what is read later leaves the fields alone. */
export function ProfileScreen() {
  const stored = trpc.users.profile.read.useQuery(undefined, {
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  return <QueryView query={stored}>{(data) => <ProfileForm stored={data} />}</QueryView>;
}
