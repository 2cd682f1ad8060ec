import type { SessionKind } from '@dehesa/domain/auth';
import type { ServiceContext } from '../../context';
import { sessionOrigin } from './session-origin';
import { sessionStore } from './session-store';

/** Who signs in from where: what is kept of it, and what it replaces. */
export interface SignInOrigin {
  kind: SessionKind;
  address: string;
  /** As the header has it; empty where it is missing. */
  userAgent: string;
  /** The value of the session cookie that the browser brought along: signing in ends that session. */
  carried: string | null;
  /** The value of the cookie by which this device is known again, as it came. */
  device: string | null;
}

/** Opens a session of an account whose right to one is proven, in the caller's transaction; answers its value. */
export async function openSession(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  userId: number,
  { kind, address, userAgent, carried }: SignInOrigin,
): Promise<string> {
  const store = sessionStore({ ...ctx, db: tx }, kind);
  await store.deleteExpiredSessions();
  if (carried !== null) await store.invalidateSession(carried);
  const { id } = await store.createSession(userId, sessionOrigin(address, userAgent));
  return id;
}
