import { activities, files, people, reservations, shifts, territories } from '@dehesa/db/schema';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { OwnReservationTime } from '@dehesa/domain/reservations';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { activityHead, headIn } from '../../activities/read/head';
import { linksSince } from '../../keys/index';
import type { ServiceContext } from '../../context';
import { bookedBy, booker, ofBooker } from '../read/booker';
import { party } from '../read/people';
import { shownReference } from '../read/reference';

export type OwnReservationRow = Awaited<ReturnType<typeof ownReservationRows>>[number];

interface Wanted {
  /** The booker's address. */
  email: string;
  time: OwnReservationTime;
  language: StaffLanguage;
  limit: number;
  offset: number;
}

/** A page of the live reservations of one booker's address, the nearest to now first. */
export async function ownReservationRows(ctx: ServiceContext, { email, time, language, limit, offset }: Wanted) {
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
