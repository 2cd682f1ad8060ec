import {
  activities,
  outingMoves,
  outingSuspensions,
  people,
  reservations,
  shifts,
  territories,
} from '@dehesa/db/schema';
import { contactPhone } from '@dehesa/domain/activities';
import { MoveLink, type MoveStatus, SuspensionReason } from '@dehesa/domain/outings';
import { writtenFor, type StaffLanguage } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { partyAgeFailure, ReservationStatus } from '@dehesa/domain/reservations';
import { and, desc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { headIn } from '../../activities/read/head';
import type { ServiceContext } from '../../context';
import { jsonObject } from '../../json-sql';
import { partyHours } from '../party-hours';
import { party } from '../read/people';
import { shownReference } from '../read/reference';
import { deadlineText } from '../waiting-list/offer-message';
import { moveTokenFor, openedMove } from '../party-links';
import { reasonText } from './move-message';
import { isOpen } from './move-rows';
import { type OfferedShift, readOtherDates, type ShownShift } from './other-dates';

/** cancelled: staff or the visitor cancelled it by another way. */
export type MoveState = MoveStatus | 'cancelled';

/** A date that the party can take. */
export interface MoveChoice extends Omit<
  ShownShift,
  'begins' | 'takesPlace' | 'closed' | 'territoryId' | 'minimumAge' | 'childrenAllowed'
> {
  /** Its places are held for the party; else it is free as long as nobody else takes it. */
  held: boolean;
}

/** What the link of a suspended outing opens: enough to decide, nothing that a stranger could use. */
export interface MovePreview {
  /** Of the newest link of the reservation: what its older ones lead on to. */
  token: string;
  state: MoveState;
  /** With its prefix (B16). */
  reference: string;
  people: number;
  title: string;
  titleLanguage: StaffLanguage | null;
  date: string;
  hours: string;
  municipality: string;
  /** Why it does not take place, as the message says it. */
  reason: string;
  words: string;
  /** Places had been held, and the date cannot be come to any more. */
  heldGone: boolean;
  /** The held one first, then those that are open, have room for the whole party and take everybody's age (B12, B65). */
  choices: MoveChoice[];
  /** In words, with the Portuguese hour in territory 2; null where there is nothing to answer. */
  deadline: string | null;
  phone: string;
}

/** The outing that is called off; `activities` is the one that the reservation is of: once another date was taken, that. */
const suspended = alias(activities, 'suspended');
/** That of its own outing, which was suspended before the other date was. */
const earlier = alias(outingSuspensions, 'earlier');
const ages = party(jsonObject({ position: people.position, kind: people.kind, birthDate: people.birthDate }));

/**
 * The move behind a link, without changing anything; null where the link is not ours. Where its reservation was moved again
 * since, it is the newest one.
 */
export async function readMove(ctx: ServiceContext, raw: MoveLink): Promise<MovePreview | null> {
  const { token, language } = MoveLink.parse(raw);
  const opened = await openedMove(ctx, ctx.db, token);
  if (opened === undefined) return null;
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({
      id: outingMoves.id,
      suspensionId: outingMoves.suspensionId,
      moveStatus: outingMoves.status,
      heldActivityId: outingMoves.heldActivityId,
      heldShiftId: outingMoves.heldShiftId,
      expiresAt: outingMoves.expiresAt,
      status: reservations.status,
      reference: shownReference,
      people: reservations.partySize,
      ...headIn(language),
      shift: shifts.name,
      phone: activities.phone,
      postalCode: activities.postalCode,
      reason: outingSuspensions.reason,
      words: { es: outingSuspensions.wordsEs, pt: outingSuspensions.wordsPt }[writtenFor(language)],
      before: earlier.reason,
      otherDate: suspended.date,
      ages,
    })
    .from(outingMoves)
    .innerJoin(outingSuspensions, eq(outingSuspensions.id, outingMoves.suspensionId))
    .innerJoin(suspended, eq(suspended.id, outingSuspensions.activityId))
    .innerJoin(reservations, eq(reservations.id, outingMoves.reservationId))
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(earlier, and(eq(earlier.activityId, reservations.activityId), ne(earlier.id, outingSuspensions.id)))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(eq(outingMoves.reservationId, opened.reservationId))
    .orderBy(desc(outingMoves.id))
    .limit(1);
  if (row === undefined) return null;
  const state = stateOf(row, now);
  const dates = state === 'open' ? await readOtherDates(ctx.db, row.suspensionId, { language, now }) : [];
  const coming = dates.filter(({ takesPlace, begins }) => takesPlace && begins > now);
  const isHeld = (date: OfferedShift) => date.activityId === row.heldActivityId && date.shiftId === row.heldShiftId;
  const held = coming.filter(isHeld);
  const today = madridDate(now);
  const free = coming.filter(
    (date) =>
      !isHeld(date) &&
      !date.closed &&
      date.free >= row.people &&
      partyAgeFailure(row.ages, { ...date, today }) === undefined,
  );
  const { date, startTime, endTime, shiftMinutes } = row;
  const schedule = { date, startTime, endTime, shiftMinutes };
  const clock = held[0]?.territoryId ?? row.territoryId;
  return {
    token: moveTokenFor(ctx.installation, row.id, opened.contact),
    state,
    reference: row.reference,
    people: row.people,
    title: row.title,
    titleLanguage: row.titleLanguage,
    date: row.date,
    hours: partyHours(schedule, row.shift, row.territoryId, language),
    municipality: row.municipality,
    reason: reasonText(
      {
        reason: SuspensionReason.parse(row.reason),
        otherDate: row.before === null ? null : { before: SuspensionReason.parse(row.before), date: row.otherDate },
      },
      language,
    ),
    words: row.words,
    heldGone: state === 'open' && row.heldActivityId !== null && held.length === 0,
    choices: [...held, ...free].map(
      ({
        begins: _begins,
        takesPlace: _takesPlace,
        territoryId: _territory,
        minimumAge: _age,
        childrenAllowed: _children,
        closed: _closed,
        ...date
      }) => ({
        ...date,
        held: date.activityId === row.heldActivityId && date.shiftId === row.heldShiftId,
      }),
    ),
    deadline: state === 'open' && row.expiresAt !== null ? deadlineText(row.expiresAt, clock, language) : null,
    phone: contactPhone(row.phone, row, language),
  };
}

function stateOf(
  { moveStatus, status, expiresAt }: { moveStatus: MoveStatus; status: ReservationStatus; expiresAt: Date | null },
  now: Date,
): MoveState {
  if (moveStatus === 'open') return isOpen({ status: moveStatus, expiresAt }, now) ? 'open' : 'expired';
  const cancelled = status === ReservationStatus.cancelled;
  return cancelled && (moveStatus === 'withdrawn' || moveStatus === 'accepted') ? 'cancelled' : moveStatus;
}
