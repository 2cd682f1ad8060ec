import { openDatabase } from '@dehesa/db';
import { findUnboundedWaits } from '@dehesa/services/database';
import { ExpectedError } from '../expected-error';

/**
 * What is wrong with a pooler: it does not answer, or its sessions, for which we can set nothing, wait for ever; undefined
 * where nothing is.
 */
export async function findPoolerFault(url: string): Promise<string | undefined> {
  const db = openDatabase(url, { max: 1, viaPooler: true });
  try {
    const unset = await findUnboundedWaits({ db });
    return unset.length === 0 ? undefined : `it does not set ${unset.join(' and ')}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `it does not answer: ${cause instanceof Error ? cause.message : String(cause)}`;
  } finally {
    await db.close();
  }
}

/** Refuses a pooler that bookings could not go through. */
export async function assertPooler(url: string): Promise<void> {
  const fault = await findPoolerFault(url);
  if (fault !== undefined) throw new ExpectedError(`the pooler of DATABASE_POOLER_URL cannot be used: ${fault}`);
}
