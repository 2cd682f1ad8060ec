import type { ServiceContext } from '../context';
import { sessionStore } from './session-store';

/** Ends a session; one that has ended already is no error. */
export async function signOut(ctx: ServiceContext, token: string | null): Promise<void> {
  if (token !== null) await sessionStore(ctx).invalidateSession(token);
}
