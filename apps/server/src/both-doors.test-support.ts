import { createHash } from 'node:crypto';
import { sessions } from '@dehesa/db/schema';
import { signIn, type SignInOrigin } from '@dehesa/services/auth';
import { eq } from 'drizzle-orm';
import type { AppDeps } from './app-deps';
import { serviceContext } from './requests/request-context';

const hashOf = (kind: SignInOrigin['kind'], token: string) =>
  createHash('sha256').update(`${kind}\n${token}`).digest('base64url');

/**
 * Signs in and answers a value that opens a session at the door of cookies and at that of tokens alike, as no real one
 * does: most tests ask what somebody may do, and not by which door it came.
 */
export async function signInAtBothDoors(
  deps: AppDeps,
  credentials: { email: string; password: string },
  address = '192.0.2.1',
): Promise<string> {
  const origin: SignInOrigin = { kind: 'browser', address, userAgent: '', carried: null, device: null };
  const { token } = await signIn(serviceContext(deps, null), credentials, origin);
  const [row] = await deps.db
    .select({ userId: sessions.userId, expiresAt: sessions.expiresAt, provenAt: sessions.provenAt })
    .from(sessions)
    .where(eq(sessions.idHash, hashOf('browser', token)));
  if (!row) throw new Error('the session that was opened is not there');
  await deps.db.insert(sessions).values({ ...row, idHash: hashOf('token', token), kind: 'token' });
  return token;
}
