import { activities, outingDates, shiftPlaces, shifts } from '@dehesa/db/schema';
import { partyBegins } from '@dehesa/domain/activities';
import type { Language, StaffLanguage } from '@dehesa/domain/languages';
import { and, eq, sql } from 'drizzle-orm';
import { calledOff, headIn } from '../../activities/read/head';
import { notClosed } from '../../activities/read/registrations';
import type { ServiceContext } from '../../context';
import { partyHours } from '../party-hours';

/** A shift of a date that is offered in place of a suspended outing, or the whole of one without shifts. */
export interface OfferedShift {
  activityId: number;
  /** Null where the activity has no shifts. */
  shiftId: number | null;
  shift: string | null;
  title: string;
  slug: string;
  date: string;
  /** In words, in territory 2 with the Portuguese ones (B48). */
  hours: string;
  municipality: string;
  meetingPoint: string;
  territoryId: number;
  free: number;
  begins: Date;
  minimumAge: number;
  childrenAllowed: boolean;
  /** It is shown and not suspended itself. */
  takesPlace: boolean;
  /** Registrations are closed or over: only whose places are held comes to it. */
  closed: boolean;
}

/** The same as a page shows it. */
export interface ShownShift extends OfferedShift {
  titleLanguage: StaffLanguage | null;
}

/** The dates that a suspension offers, in its order, a row for each shift. */
export async function readOtherDates(
  db: ServiceContext['db'],
  suspensionId: number,
  { language, now }: { language: Language; now: Date },
): Promise<ShownShift[]> {
  const rows = await db
    .select({
      activityId: activities.id,
      shiftId: shifts.id,
      shift: shifts.name,
      ...headIn(language),
      free: sql<number>`greatest(0, ${shiftPlaces.capacity} - ${shiftPlaces.held})`,
      minimumAge: activities.minimumAge,
      childrenAllowed: activities.childrenAllowed,
      takesPlace: sql<boolean>`not ${calledOff}`,
      closed: sql<boolean>`not ${notClosed(now)}`,
    })
    .from(outingDates)
    .innerJoin(activities, eq(activities.id, outingDates.activityId))
    .leftJoin(shifts, eq(shifts.activityId, activities.id))
    .innerJoin(
      shiftPlaces,
      and(eq(shiftPlaces.activityId, activities.id), sql`${shiftPlaces.shiftId} = coalesce(${shifts.id}, 0)`),
    )
    .where(eq(outingDates.suspensionId, suspensionId))
    .orderBy(outingDates.position, shifts.position, shifts.id);
  return rows.map(({ startTime, endTime, shiftMinutes, ...row }) => {
    const schedule = { date: row.date, startTime, endTime, shiftMinutes };
    return {
      ...row,
      hours: partyHours(schedule, row.shift, row.territoryId, language),
      begins: partyBegins(schedule, row.shift),
    };
  });
}

/** Keeps a date from being suspended until the commit; who suspends it now is waited for. */
export async function holdOtherDate(tx: ServiceContext['db'], activityId: number): Promise<void> {
  await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, activityId)).for('key share');
}

/**
 * One of them, held until the commit: whoever suspends it or removes the shift waits, or has been seen. Undefined where
 * the suspension does not offer it.
 */
export async function readOtherDate(
  tx: ServiceContext['db'],
  suspensionId: number,
  to: { activityId: number; shiftId: number | null },
  reader: { language: Language; now: Date },
): Promise<OfferedShift | undefined> {
  await holdOtherDate(tx, to.activityId);
  if (to.shiftId !== null)
    await tx
      .select({ id: shifts.id })
      .from(shifts)
      .where(and(eq(shifts.id, to.shiftId), eq(shifts.activityId, to.activityId)))
      .for('key share');
  const rows = await readOtherDates(tx, suspensionId, reader);
  return rows.find(({ activityId, shiftId }) => activityId === to.activityId && shiftId === to.shiftId);
}
