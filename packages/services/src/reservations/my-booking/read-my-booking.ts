import { contactPhone, partyBegins, publicTimes, toldShift } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import {
  hiddenEmail,
  holdsPlaces,
  isGroup,
  type MyBooking,
  MyBookingLink,
  ReservationStatus,
} from '@dehesa/domain/reservations';
import { linkOpens, readCancellationToken } from '../../keys/index';
import type { ServiceContext } from '../../context';
import { mapUrl } from '../../map-url';
import { referenceQrPath } from '../../documents/index';
import { deadlineText } from '../waiting-list/offer-message';
import { readOpenOffer, readWaitingPosition } from '../waiting-list/waiting-position';
import { readAddition } from './addition';
import { bookingVersion } from './claimed-reservation';
import { noteOpenedByMail } from './correct-email';
import { activities, people, reservations, shiftPlaces, shifts, territories } from '@dehesa/db/schema';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { publicQuestions } from '../../activities/read/public-questions';
import { activityHead, headIn } from '../../activities/read/head';
import { foreignTexts } from '../../activities/read/foreign-texts';
import { hasOwn, textIn } from '../../activities/read/texts';
import { hasWhatsappAccount } from '../../configuration/index';
import { jsonList, jsonObject } from '../../json-sql';
import { booker, ofBooker } from '../read/booker';
import { checkedIn, mobileOf, party, unnamed } from '../read/people';
import { shownReference } from '../read/reference';

const states: Record<ReservationStatus, MyBooking['state']> = {
  [ReservationStatus.pending]: 'pending',
  [ReservationStatus.confirmed]: 'confirmed',
  [ReservationStatus.waiting]: 'waiting',
  [ReservationStatus.cancelled]: 'cancelled',
};

/**
 * The reservation behind a link as its booker sees it: names, no documents, birth dates or phones, for links get passed
 * on. Null where the link is not ours or its address is not the booker's any more (B22, B37, B52). Hours by B48.
 */
export async function readMyBooking(ctx: ServiceContext, raw: MyBookingLink): Promise<MyBooking | null> {
  const { token, language } = MyBookingLink.parse(raw);
  const claim = readCancellationToken(ctx.installation, token);
  if (claim === undefined || !(await linkOpens(ctx, ctx.db, claim))) return null;
  const row = await readBookingRow(ctx.db, { reservationId: claim.reservationId, language });
  if (row === undefined) return null;
  await noteOpenedByMail(ctx, row, claim.contact);
  const waits = row.status === ReservationStatus.waiting;
  const [waiting, offer] = waits
    ? await Promise.all([readWaitingPosition(ctx, row.id), readOpenOffer(ctx, row.id, claim.contact)])
    : [null, null];
  const shown = present(ctx, row, language);
  const fixed = isGroup(row.unnamed) || shown.begun || shown.state === 'cancelled' || row.suspended || offer !== null;
  return {
    ...shown,
    addition: fixed ? null : await readAddition(ctx, row),
    waiting,
    offer: offer && {
      token: offer.token,
      places: offer.places,
      until: deadlineText(offer.expiresAt, row.territoryId, language),
    },
  };
}

/** The same for who expects it to be there: `record.notFound` for a link that opens nothing. */
export async function reloadMyBooking(ctx: ServiceContext, link: MyBookingLink): Promise<MyBooking> {
  const booking = await readMyBooking(ctx, link);
  if (booking === null) throw DomainError.of('record.notFound');
  return booking;
}

function present(
  ctx: ServiceContext,
  row: BookingRow,
  language: Language,
): Omit<MyBooking, 'waiting' | 'offer' | 'addition'> {
  const { reference, date, startTime, endTime, people, status } = row;
  const now = ctx.clock.now().getTime();
  const begun = (shift: string | null) => partyBegins({ date, startTime, endTime }, shift).getTime() <= now;
  const shifts = row.shifts.map(({ id, name, free }) => ({
    id,
    name,
    ...toldShift(name, row.shiftMinutes, row),
    room: id !== row.shiftId && free >= row.partySize && !begun(name),
  }));
  const shift = shifts.find(({ id }) => id === row.shiftId) ?? null;
  const over = begun(shift?.name ?? null);
  const answerable = !over && !row.suspended && status !== ReservationStatus.cancelled;
  const movable = shift !== null && holdsPlaces(status) && !over && !row.suspended && shifts.length > 1;
  return {
    language,
    reference,
    state: states[status],
    begun: over,
    suspended: row.suspended,
    version: bookingVersion(row.shiftId, people),
    people,
    unnamed: row.unnamed,
    shift,
    shifts: movable ? shifts : [],
    questions: answerable ? publicQuestions(row.questions, language) : [],
    answered: row.answered,
    email: hiddenEmail(row.email),
    activity: {
      ...foreignTexts(language, row, row.own),
      title: row.title,
      slug: row.hidden ? null : row.slug,
      date,
      times: publicTimes(row),
      municipality: row.municipality,
      meetingPoint: row.meetingPoint,
      mapUrl: row.latitude === null || row.longitude === null ? null : mapUrl(row.latitude, row.longitude),
      phone: contactPhone(row.phone, row, language),
      necessaryMaterial: row.necessaryMaterial,
      recommendedMaterial: row.recommendedMaterial,
    },
    whatsapp: row.whatsappWanted || row.whatsappPossible ? row.whatsappWanted : null,
    qr: status === ReservationStatus.confirmed && !row.suspended ? referenceQrPath(reference) : null,
  };
}

/** A reservation with its activity as its booker's page needs it. */
type BookingRow = NonNullable<Awaited<ReturnType<typeof readBookingRow>>>;

const person = jsonObject({
  id: people.id,
  position: people.position,
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

/** Which questions have an answer, of the party and of everybody in it. */
const answered = sql<MyBooking['answered']>`(
  select coalesce(json_agg(json_build_object('question', question, 'person', person)), '[]') from (
    select jsonb_object_keys(${reservations.answers}) as question, null::int as person
    union all
    select jsonb_object_keys(${people.answers}), ${people.position} from ${people}
    where ${eq(people.reservationId, reservations.id)}) given)`;

/** Reads it in one statement by the reservation's primary key; undefined where its booker has no address. */
async function readBookingRow(
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
      postalCode: activities.postalCode,
      necessaryMaterial: textIn('necessaryMaterial', language),
      recommendedMaterial: textIn('recommendedMaterial', language),
      own: jsonObject({
        title: hasOwn('title', language),
        necessaryMaterial: hasOwn('necessaryMaterial', language),
        recommendedMaterial: hasOwn('recommendedMaterial', language),
      }),
      people: party(person),
      unnamed,
      questions: activities.questions,
      answered,
      suspended: activityHead.suspended,
      source: reservations.source,
      createdAt: reservations.createdAt,
      activityId: reservations.activityId,
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
