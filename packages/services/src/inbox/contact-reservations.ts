import { activities, people, reservations, territories } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { answerTemplates } from '@dehesa/domain/inbox';
import type { TemplateSlug } from '@dehesa/domain/messages';
import { defaultLanguage, type Language } from '@dehesa/domain/languages';
import { phoneDigits } from '@dehesa/domain/identity';
import { type ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { activityHead } from '../activities/read/head';
import { titleIn } from '../activities/read/texts';
import { reachableActivities } from '../activity-scope';
import { spokenLanguage } from '../configuration/read/spoken-language';
import type { ServiceContext } from '../context';
import { digitsOf } from '../search';

/** A reservation of somebody who writes. */
export interface ContactReservation {
  id: number;
  reference: string;
  status: ReservationStatus;
  partySize: number;
  /** Who booked. */
  name: string;
  activityId: number;
  title: string;
  date: string;
  /** What may be sent about it once the window has closed. */
  templates: readonly TemplateSlug[];
}

const mostShown = 10;

/** The digits of a booker's number, as the index has them. */
export const bookerDigits = digitsOf(sql`coalesce(${people.phonePrefix}, '') || ${people.phone}`);

/** The row of `people` that booked a reservation that still counts. */
export const isLiveBooker: SQL = sql`${people.live} and ${people.position} = 0 and ${people.phone} is not null`;

/** By what who writes is known: a number, or the address that was given on our pages. */
type Contact = { phone: string } | { emailKey: string };

function isOfContact(contact: Contact): SQL | undefined {
  if ('emailKey' in contact) return and(people.live, eq(people.position, 0), eq(people.emailKey, contact.emailKey));
  return and(sql`${bookerDigits} = ${phoneDigits(contact.phone)}`, isLiveBooker, isNotNull(people.phone));
}

/** Reservations of who writes within the actor's reach (B21): the coming ones first, the nearest of them first. */
export async function readContactReservations(
  ctx: ServiceContext,
  actor: Actor,
  contact: Contact,
  { id }: { id?: number } = {},
): Promise<(ContactReservation & { language: Language })[]> {
  const today = sql`(${ctx.clock.now().toISOString()}::timestamptz at time zone 'Europe/Madrid')::date`;
  const coming = sql`${activities.date} >= ${today}`;
  const rows = await ctx.db
    .select({
      id: reservations.id,
      reference: reservations.reference,
      prefix: territories.referencePrefix,
      status: reservations.status,
      partySize: reservations.partySize,
      language: spokenLanguage(reservations.language),
      firstName: people.firstName,
      lastName: people.lastName,
      activityId: activities.id,
      date: activities.date,
      title: titleIn(defaultLanguage),
      suspended: activityHead.suspended,
    })
    .from(people)
    .innerJoin(reservations, eq(reservations.id, people.reservationId))
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(
      and(isOfContact(contact), reachableActivities(actor), id === undefined ? undefined : eq(reservations.id, id)),
    )
    .orderBy(
      desc(coming),
      sql`case when ${coming} then ${activities.date} end`,
      desc(activities.date),
      desc(reservations.id),
    )
    .limit(mostShown);
  return rows.map(({ reference, prefix, firstName, lastName, suspended, ...row }) => ({
    ...row,
    reference: showReference(reference, prefix),
    name: `${firstName} ${lastName}`.trim(),
    // How it stands is told with a date, on which nobody goes there.
    templates: suspended ? [] : answerTemplates(row.status),
  }));
}
