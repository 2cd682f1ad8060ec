import { activities, legalTexts } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** An activity that visitors may ask about. */
export interface AskedActivity {
  id: number;
  territoryId: number;
  privacyTextVersion: string;
}

/**
 * The activity that is asked about: `record.notFound` where it is not shown, `inbox.notAsked` once it is over or suspended
 * (B82). Neither open registrations nor free places are needed to ask.
 */
export async function assertAsked({ db, clock }: ServiceContext, id: number): Promise<AskedActivity> {
  const version = sql<string>`'privacy-' || coalesce(
    (select max(${legalTexts.version}) from ${legalTexts} where ${eq(legalTexts.kind, 'privacy')}), 0)`;
  const [activity] = await db
    .select({
      territoryId: activities.territoryId,
      hidden: activities.hidden,
      suspendedAt: activities.suspendedAt,
      endsAt: activities.endsAt,
      privacyTextVersion: version,
    })
    .from(activities)
    .where(eq(activities.id, id));
  if (!activity || activity.hidden) throw DomainError.of('record.notFound');
  const { territoryId, suspendedAt, endsAt, privacyTextVersion } = activity;
  if (suspendedAt !== null || endsAt <= clock.now()) throw DomainError.of('inbox.notAsked');
  return { id, territoryId, privacyTextVersion };
}
