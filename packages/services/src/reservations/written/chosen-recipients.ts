import { emailSuppressions, reservations, territories } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { spokenLanguage } from '../../configuration/read/spoken-language';
import type { ServiceContext } from '../../context';
import type { BulkActivity } from '../bulk-messages/bulk-recipients';
import { booker, ofBooker } from '../read/booker';
import { fullName } from '../read/people';
import { shownReference } from '../read/reference';
import { isLive } from '../read/states';

/** Whose reservation it is, for staff to recognise. */
export interface Addressee {
  id: number;
  reference: string;
  name: string;
  email: string;
  language: Language;
}

export interface ChosenRecipients {
  /** Who gets it. */
  reached: Addressee[];
  /** Their mail server said that there is nobody: somebody has to call (B35). */
  suppressed: Addressee[];
  withoutEmail: Addressee[];
  /** Chosen, and cancelled since, or of another activity. */
  gone: number;
}

/** Those of an activity that were chosen, by whether an e-mail reaches them (B90). The caller has seen that it is in reach. */
export async function readRecipients(
  db: ServiceContext['db'],
  { id: activityId, territoryId }: BulkActivity,
  ids: readonly number[],
): Promise<ChosenRecipients> {
  const rows = await db
    .select({
      id: reservations.id,
      reference: shownReference,
      name: fullName(booker),
      email: sql<string>`coalesce(${booker.email}, '')`,
      language: spokenLanguage(reservations.language),
      suppressed: sql<boolean>`${emailSuppressions.emailKey} is not null`,
    })
    .from(reservations)
    .innerJoin(booker, ofBooker)
    .innerJoin(territories, eq(territories.id, territoryId))
    .leftJoin(emailSuppressions, eq(emailSuppressions.emailKey, booker.emailKey))
    .where(and(eq(reservations.activityId, activityId), inArray(reservations.id, [...ids]), isLive()))
    .orderBy(asc(reservations.id));
  const found: ChosenRecipients = { reached: [], suppressed: [], withoutEmail: [], gone: ids.length - rows.length };
  for (const { suppressed, ...addressee } of rows) {
    const kind = addressee.email === '' ? 'withoutEmail' : suppressed ? 'suppressed' : 'reached';
    found[kind].push(addressee);
  }
  return found;
}
