import { activities, people, reservations, shifts, territories } from '@dehesa/db/schema';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { contactPhone, partyBegins } from '@dehesa/domain/activities';
import { AttendanceLink, ReservationStatus, type Unnamed } from '@dehesa/domain/reservations';
import { eq, sql } from 'drizzle-orm';
import { calledOff, headIn } from '../../activities/read/head';
import { linkOpens } from '../../keys/index';
import type { ServiceContext } from '../../context';
import { jsonObject } from '../../json-sql';
import { partyHours } from '../party-hours';
import { checkedIn, party, unnamed } from '../read/people';
import { shownReference } from '../read/reference';
import { answerInForce, type GivenAnswer, releasedInForce } from '../read/answers';
import { readAttendanceToken } from '../party-links';

/** unavailable: the activity is not shown any more; notConfirmed: it is pending or waits. */
export type AttendanceState = 'open' | 'cancelled' | 'begun' | 'unavailable' | 'notConfirmed';

/** What the link of a reminder opens: enough to answer, nothing that a stranger could use. */
export interface AttendanceQuestion extends GivenAnswer {
  state: AttendanceState;
  /** With its prefix (B16). */
  reference: string;
  title: string;
  titleLanguage: StaffLanguage | null;
  /** Null where its page is not published. */
  slug: string | null;
  date: string;
  /** Hours or shift in words, in territory 2 with the Portuguese ones (B48). */
  hours: string;
  municipality: string;
  meetingPoint: string;
  /** The organizer's. */
  phone: string;
  /** First names, the booker first. */
  people: { id: number; firstName: string; booker: boolean; checkedIn: boolean }[];
  /** Of a group: who else has a place (B83). */
  unnamed: Unnamed;
}

const invited = jsonObject({
  id: people.id,
  firstName: people.firstName,
  booker: sql<boolean>`${people.position} = 0`,
  checkedIn,
});

/** The question behind a reminder's link, without changing anything; null where the link opens nothing (B22). */
export async function readAttendanceQuestion(
  ctx: ServiceContext,
  raw: AttendanceLink,
): Promise<AttendanceQuestion | null> {
  const { token, language } = AttendanceLink.parse(raw);
  const claim = readAttendanceToken(ctx.installation, token);
  if (claim === undefined || !(await linkOpens(ctx, ctx.db, claim))) return null;
  const [row] = await ctx.db
    .select({
      ...headIn(language),
      status: reservations.status,
      reference: shownReference,
      shift: shifts.name,
      phone: activities.phone,
      postalCode: activities.postalCode,
      hidden: calledOff,
      answer: answerInForce,
      released: releasedInForce,
      people: party(invited),
      unnamed,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(eq(reservations.id, claim.reservationId));
  if (!row) return null;
  const { status: _status, hidden, shift, territoryId, startTime, endTime, shiftMinutes, postalCode, ...shown } = row;
  const schedule = { date: row.date, startTime, endTime, shiftMinutes };
  const begun = partyBegins(schedule, shift) <= ctx.clock.now();
  return {
    ...shown,
    state: stateOf(row, begun),
    slug: hidden ? null : row.slug,
    phone: contactPhone(row.phone, { territoryId, postalCode }, language),
    hours: partyHours(schedule, shift, territoryId, language),
  };
}

function stateOf({ status, hidden }: { status: ReservationStatus; hidden: boolean }, begun: boolean): AttendanceState {
  if (status === ReservationStatus.cancelled) return 'cancelled';
  if (begun) return 'begun';
  if (hidden) return 'unavailable';
  return status === ReservationStatus.confirmed ? 'open' : 'notConfirmed';
}
