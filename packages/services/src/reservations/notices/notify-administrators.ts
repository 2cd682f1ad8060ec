import { configuration, territories, users } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { isNoticeDue, noticeLimits } from '@dehesa/domain/reservations';
import { eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { type BookingDigest, bookingDigestField, type NewMessage, queueMessage } from '../../messages/index';
import { isLive, isWaiting } from '../read/states';
import { emailKey, isEmail } from '@dehesa/domain/identity';
import { defaultLanguage, type Language } from '@dehesa/domain/languages';
import { accountEmailKey } from '../../users/read/account-email';

/** What came in for one activity. */
interface NewBookings {
  counts: BookingDigest['listed'][number];
  firstId: number;
}

/**
 * Tells each territory's administrators of the public bookings that they were not told of: of a single one with its
 * details, of several in one message with their numbers. What has to wait stays where it is (`isNoticeDue`). Answers how
 * many messages were queued.
 */
export async function notifyAdministrators(ctx: ServiceContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    let queued = 0;
    for (const territory of await holdTerritories(tx)) {
      if (!isNoticeDue(territory.toldAt, ctx.clock.now())) continue;
      const administrators = await readAdministrators(tx, territory.id);
      const bookings = await takeNotices(tx, territory.id);
      if (administrators.length === 0 || bookings.length === 0) continue;
      for (const administrator of administrators) await queueMessage(tx, notice(territory.id, administrator, bookings));
      await tx.update(territories).set({ adminsToldAt: ctx.clock.now() }).where(eq(territories.id, territory.id));
      queued += administrators.length;
    }
    return queued;
  });
}

/** Those with something to tell, held until the end; another process that is at it keeps its own. */
async function holdTerritories(tx: ServiceContext['db']) {
  return tx
    .select({ id: territories.id, toldAt: territories.adminsToldAt })
    .from(territories)
    .where(
      sql`exists (select from booking_notices n join reservations r on r.id = n.reservation_id
        join activities a on a.id = r.activity_id where a.territory_id = ${territories.id})`,
    )
    .orderBy(territories.id)
    .for('no key update', { skipLocked: true });
}

/** Takes what waits; what was cancelled or erased meanwhile is nothing to tell. */
async function takeNotices(tx: ServiceContext['db'], territoryId: number): Promise<NewBookings[]> {
  // Raw: what is taken is counted in the same statement, so that nothing is told twice or never.
  const rows = await tx.execute<{ id: number; bookings: number; people: number; waiting: number; first: number }>(sql`
    with taken as (
      delete from booking_notices n using reservations r, activities a
      where r.id = n.reservation_id and a.id = r.activity_id and a.territory_id = ${territoryId}::smallint
      returning r.id, r.activity_id, r.status, r.party_size, r.erased_at, a.date
    )
    select activity_id as id, count(*)::int as bookings, sum(party_size)::int as people,
      count(*) filter (where ${isWaiting(sql`status`)})::int as waiting, min(id) as first
    from taken where ${isLive(sql`status`)} and erased_at is null
    group by activity_id, date order by date, activity_id`);
  return rows.map(({ id, first, ...counts }) => ({ counts: { ...counts, activityId: id }, firstId: first }));
}

function notice(
  territoryId: TerritoryId,
  { language, ...recipient }: Administrator,
  bookings: NewBookings[],
): NewMessage {
  const total = bookings.reduce((sum, { counts }) => sum + counts.bookings, 0);
  const [only] = bookings;
  if (total === 1 && only) {
    return { slug: 'aviso-administrador', language, recipient, territoryId, reservationId: only.firstId };
  }
  const listed = bookings.slice(0, noticeLimits.activities).map(({ counts }) => counts);
  const digest: BookingDigest = { territoryId, total, unlisted: bookings.length - listed.length, listed };
  const fields = { [bookingDigestField]: JSON.stringify(digest) };
  return { slug: 'aviso-administrador-resumen', language, recipient, territoryId, fields };
}

/** Who is told, and in which language: that of the account with this address, else Spanish. */
interface Administrator {
  address: string;
  name: string;
  language: Language;
}

/** A territory's administrators; where it names none, those of the configuration. */
async function readAdministrators(db: ServiceContext['db'], territoryId: TerritoryId): Promise<Administrator[]> {
  const [[territory], [general]] = await Promise.all([
    db
      .select({ alias: territories.adminAlias, emails: territories.adminEmails })
      .from(territories)
      .where(eq(territories.id, territoryId)),
    db.select({ alias: configuration.adminAlias, emails: configuration.adminEmails }).from(configuration),
  ]);
  const own = addressesOf(territory?.emails);
  const addresses = own.length > 0 ? own : addressesOf(general?.emails);
  if (addresses.length === 0) return [];
  const accounts = await db
    .select({ email: accountEmailKey, language: users.language })
    .from(users)
    .where(inArray(accountEmailKey, addresses.map(emailKey)));
  const languages = new Map(accounts.map(({ email, language }) => [email, language]));
  const name = (own.length > 0 && territory?.alias) || (general?.alias ?? '');
  return addresses.map((address) => {
    return { address, name, language: languages.get(emailKey(address)) ?? defaultLanguage };
  });
}

/** Each once, however it is written. */
function addressesOf(emails: readonly string[] = []): string[] {
  const valid = emails.filter((email) => isEmail(email));
  return [...new Map(valid.map((email) => [emailKey(email), email])).values()];
}
