import { activities, enquiries } from '@dehesa/db/schema';
import { ActivityRef, publicTimes, type PublicTimes, type ShiftPlaces } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { ConversationRef } from '@dehesa/domain/inbox';
import { placesLeft } from '@dehesa/domain/reservations';
import { and, asc, eq, gt, not, type SQL, sql } from 'drizzle-orm';
import { activityHead, calledOff } from '../../activities/read/head';
import { placesByShift } from '../../activities/read/places';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { findConversation } from '../hold-conversation';

/** A date that a group can be given places on. */
export interface GroupDate {
  activityId: number;
  title: { es: string; pt: string };
  date: string;
  startTime: string | null;
  /** Its shifts in their order, `name` null for the whole where it has none, with the places that are free. */
  shifts: { name: string | null; free: number }[];
}

/** Of an activity itself and of the other dates of its series, in its territory. */
export function ofSameOuting(activityId: number): SQL {
  return sql`exists (select from ${activities} asked where asked.id = ${activityId} and (asked.id = ${activities.id}
    or asked.series_id = ${activities.seriesId} and asked.territory_id = ${activities.territoryId}))`;
}

/**
 * The dates that staff may make a reservation of a group's request for: its own and those of its series that are shown,
 * neither over nor suspended, and in their reach (B21, B83). What is no group's request does not exist (B22).
 */
export async function readGroupDates(ctx: ServiceContext, raw: ConversationRef): Promise<GroupDate[]> {
  const actor = authorize(ctx, 'messages.read');
  authorize(ctx, 'reservations.manage');
  const { id } = ConversationRef.parse(raw);
  await findConversation(ctx.db, actor, id);
  const [request] = await ctx.db
    .select({ activityId: enquiries.activityId })
    .from(enquiries)
    .where(and(eq(enquiries.conversationId, id), eq(enquiries.kind, 'group')));
  if (!request) throw DomainError.of('record.notFound');
  const rows = await ctx.db
    .select({
      activityId: activities.id,
      title: activityHead.title,
      date: activities.date,
      startTime: activityHead.startTime,
      places: placesByShift(),
    })
    .from(activities)
    .where(
      and(
        ofSameOuting(request.activityId),
        not(calledOff),
        gt(activities.endsAt, ctx.clock.now()),
        reachableActivities(actor),
      ),
    )
    .orderBy(asc(activities.date), asc(activities.startTime), asc(activities.id))
    .limit(100);
  return rows.map(({ places, ...date }) => ({ ...date, shifts: places.map(freeIn) }));
}

/** A date that a group may wish for. */
export interface WishableDate {
  activityId: number;
  date: string;
  /** By each of the clocks that they are told by (B48). */
  times: PublicTimes;
}

/** The dates of an activity's outing that visitors may ask about (B82), its own among them; none of one that they do not see. */
export async function listWishableDates({ db, clock }: ServiceContext, raw: ActivityRef): Promise<WishableDate[]> {
  const { id } = ActivityRef.parse(raw);
  const rows = await db
    .select({
      activityId: activities.id,
      date: activities.date,
      territoryId: activities.territoryId,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
    })
    .from(activities)
    .where(and(ofSameOuting(id), isShown(id), not(calledOff), gt(activities.endsAt, clock.now())))
    .orderBy(asc(activities.date), asc(activities.startTime), asc(activities.id))
    .limit(100);
  return rows.map((row) => ({ activityId: row.activityId, date: row.date, times: publicTimes(row) }));
}

function isShown(id: number): SQL {
  return sql`exists (select from ${activities} named where named.id = ${id} and not named.hidden)`;
}

function freeIn({ shift: name, ...places }: ShiftPlaces): GroupDate['shifts'][number] {
  return { name, free: placesLeft(places) };
}
