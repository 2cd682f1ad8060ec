import { activities, files, people, reservations, shifts, territories, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { OwnReservationsInput, type OwnReservationTime, ReservationStatus } from '@dehesa/domain/reservations';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { cancellationToken, linksSince } from '../../keys/index';
import { authorize, type ServiceContext } from '../../context';
import { hoursText, shiftText } from '../../messages/index';
import { bookedBy, booker, ofBooker } from '../read/booker';
import { countOf } from '../read/counts';
import { activityHead, headIn } from '../../activities/read/head';
import { party } from '../read/people';
import { shownReference } from '../read/reference';

/** A reservation of the signed-in member, as its list shows it. */
export interface OwnReservation {
  id: number;
  reference: string;
  status: ReservationStatus;
  partySize: number;
  /** First names, the booker's first. */
  people: string[];
  activity: {
    title: string;
    date: string;
    /** In words, by both clocks where that helps (B48). */
    hours: string;
    shift: string;
    municipality: string;
    meetingPoint: string;
    imageUrl: string | null;
    /** It does not take place: nobody is to come. */
    suspended: boolean;
  };
  /** The page on which it is changed or cancelled (B37), its QR lies below; null once that has ended (B52). */
  address: string | null;
  /** A confirmed one that lies ahead and takes place has a QR to show at the start. */
  qrAddress: string | null;
  /** Places are offered to who waits, and wait for an answer on that page (B19). */
  offered: boolean;
}

export interface OwnReservations {
  email: string;
  /** Nothing is listed before the member has proven that the address is its own. */
  verified: boolean;
  totals: Record<OwnReservationTime, number>;
  /** Which of them the rows are. */
  time: OwnReservationTime;
  rows: OwnReservation[];
}

/** The live reservations (B18) booked with the signed-in member's proven address, the nearest first. */
export async function listOwnReservations(ctx: ServiceContext, raw: OwnReservationsInput): Promise<OwnReservations> {
  const { userId } = authorize(ctx, 'reservations.readOwn');
  const { pageIndex, pageSize, time, language } = OwnReservationsInput.parse(raw);
  const [user] = await ctx.db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw DomainError.of('record.notFound');
  const { email } = user;
  if (user.verifiedAt === null) return { email, verified: false, totals: { coming: 0, past: 0 }, time, rows: [] };
  const [totals, rows] = await Promise.all([
    countOwn(ctx, email),
    ownReservationRows(ctx, { email, time, language, limit: pageSize, offset: pageIndex * pageSize }),
  ]);
  return { email, verified: true, totals, time, rows: rows.map((row) => present(ctx, row, { email, time, language })) };
}

async function countOwn(ctx: ServiceContext, email: string): Promise<OwnReservations['totals']> {
  const now = ctx.clock.now();
  const [totals] = await ctx.db
    .select({ coming: countOf(gt(activities.endsAt, now)), past: countOf(lte(activities.endsAt, now)) })
    .from(booker)
    .innerJoin(activities, eq(activities.id, booker.activityId))
    .where(bookedBy(email));
  return totals ?? { coming: 0, past: 0 };
}

function present(
  ctx: ServiceContext,
  row: OwnReservationRow,
  { email, time, language }: { email: string; time: OwnReservationTime; language: StaffLanguage },
): OwnReservation {
  const schedule = { date: row.date, startTime: row.startTime, endTime: row.endTime };
  const page = `/mi-reserva/${cancellationToken(ctx.installation, { reservationId: row.id, address: email })}`;
  const shows = time === 'coming' && row.status === ReservationStatus.confirmed && !row.suspended;
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    partySize: row.partySize,
    people: row.firstNames,
    activity: {
      title: row.title,
      date: row.date,
      hours: hoursText(schedule, row.territoryId, language),
      shift: shiftText(row.shift, row, language),
      municipality: row.municipality,
      meetingPoint: row.meetingPoint,
      imageUrl: row.imageUrl,
      suspended: row.suspended,
    },
    address: row.opens ? `${page}?lang=${language}` : null,
    qrAddress: shows ? `${page}/qr.png` : null,
    offered: row.offeredPlaces > 0,
  };
}

type OwnReservationRow = Awaited<ReturnType<typeof ownReservationRows>>[number];

interface Wanted {
  /** The booker's address. */
  email: string;
  time: OwnReservationTime;
  language: StaffLanguage;
  limit: number;
  offset: number;
}

/** A page of the live reservations of one booker's address, the nearest to now first. */
async function ownReservationRows(ctx: ServiceContext, { email, time, language, limit, offset }: Wanted) {
  const now = ctx.clock.now();
  const [inTime, order] =
    time === 'coming'
      ? [gt(activities.endsAt, now), [activities.endsAt, reservations.id]]
      : [lte(activities.endsAt, now), [desc(activities.endsAt), desc(reservations.id)]];
  return ctx.db
    .select({
      id: reservations.id,
      reference: shownReference,
      status: reservations.status,
      partySize: reservations.partySize,
      offeredPlaces: reservations.offeredPlaces,
      firstNames: party(sql<string>`${people.firstName}`),
      ...headIn(language),
      shift: shifts.name,
      imageUrl: activityHead.imageUrl,
      suspended: activityHead.suspended,
      /** Its page can be opened (B52). */
      opens: sql<boolean>`${activities.endsAt} > ${linksSince(ctx)}::timestamptz`,
    })
    .from(booker)
    .innerJoin(reservations, ofBooker)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(and(bookedBy(email), inTime))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}
