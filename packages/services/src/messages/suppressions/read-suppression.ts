import { emailSuppressions } from '@dehesa/db/schema';
import { emailKey } from '@dehesa/domain/identity';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** Why and since when an e-mail address is not written to: its mail server said that there is nobody. */
export interface Suppression {
  /** The mail server's own words. */
  reason: string;
  since: Date;
}

/** What is held against an address; null where it is written to. */
export async function readSuppression(db: ServiceContext['db'], email: string): Promise<Suppression | null> {
  const [found] = await db
    .select({ reason: emailSuppressions.reason, since: emailSuppressions.createdAt })
    .from(emailSuppressions)
    .where(eq(emailSuppressions.emailKey, emailKey(email)));
  return found ?? null;
}
