import { type Outputs, trpc } from './trpc';

export type Session = Outputs['auth']['session'];
export type SignedInUser = NonNullable<Session['user']>;

/** The session as the guard of the shell has loaded it. */
export function useSession(): Session {
  const [session] = trpc.auth.session.useSuspenseQuery();
  return session;
}

/** The signed-in user; only for screens behind the shell's guard. */
export function useSignedInUser(): SignedInUser {
  const { user } = useSession();
  if (user === null) throw new Error('useSignedInUser is only for screens behind the sign-in guard');
  return user;
}
