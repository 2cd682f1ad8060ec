import { activities, people, reservations, shiftPlaces, shifts, territories } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { headIn } from '../../activities/read/head';
import { textIn } from '../../activities/read/texts';
import { hasWhatsappAccount } from '../../configuration/index';
import type { ServiceContext } from '../../context';
import { jsonList, jsonObject } from '../../json-sql';
import { booker, ofBooker } from '../read/booker';
import { checkedIn, mobileOf, party } from '../read/people';
import { shownReference } from '../read/reference';

/** A reservation with its activity as its booker's page needs it. */
export type BookingRow = NonNullable<Awaited<ReturnType<typeof readBookingRow>>>;

const person = jsonObject({
  id: people.id,
  kind: people.kind,
  firstName: people.firstName,
  lastName: people.lastName,
  checkedIn,
});

/** The shifts of its activity, each with the places that are free. */
const shiftsWithRoom = sql<{ id: number; name: string; free: number }[]>`(
  select ${jsonList(
    jsonObject({
      id: shifts.id,
      name: shifts.name,
      free: sql<number>`greatest(0, ${shiftPlaces.capacity} - ${shiftPlaces.held})`,
    }),
    shifts.position,
    shifts.id,
  )}
  from ${shifts}
  join ${shiftPlaces} on ${and(eq(shiftPlaces.activityId, shifts.activityId), eq(shiftPlaces.shiftId, shifts.id))}
  where ${eq(shifts.activityId, reservations.activityId)})`;

/** Reads it in one statement by the reservation's primary key; undefined where its booker has no address. */
export async function readBookingRow(
  db: ServiceContext['db'],
  { reservationId, language }: { reservationId: number; language: Language },
) {
  const [row] = await db
    .select({
      id: reservations.id,
      reference: shownReference,
      status: reservations.status,
      shiftId: reservations.shiftId,
      partySize: reservations.partySize,
      email: sql<string>`${booker.email}`,
      hidden: activities.hidden,
      ...headIn(language),
      latitude: activities.latitude,
      longitude: activities.longitude,
      phone: activities.phone,
      necessaryMaterial: textIn('necessaryMaterial', language),
      recommendedMaterial: textIn('recommendedMaterial', language),
      people: party(person),
      shifts: shiftsWithRoom,
      whatsappWanted: sql<boolean>`${reservations.whatsappConsentAt} is not null`,
      /** The territory can send, and the booker's number is one that WhatsApp reaches. */
      whatsappPossible: sql<boolean>`${hasWhatsappAccount} and ${mobileOf(booker)} is not null`,
    })
    .from(reservations)
    .innerJoin(booker, and(ofBooker, isNotNull(booker.email)))
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(eq(reservations.id, reservationId));
  return row;
}
