import { activities, categories, files, reservations, shiftPlaces, territories } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import type { ActivityGuide } from '@dehesa/domain/activities';
import type { Page } from '@dehesa/domain/paging';
import { ActivityCardsInput } from '@dehesa/domain/reservations';
import { and, count, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { guidesOfActivity } from '../../activities/read/guides';
import { activityHead } from '../../activities/read/head';
import { titled } from '../../activities/read/search';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { jsonObject } from '../../json-sql';
import { countOf, peopleIn, sumOf } from '../read/counts';
import { isConfirmed, isLive, isPending, isWaiting } from '../read/states';
import { nameColumns } from '../../staff-names';

/** An activity with the state of its reservations (U22). */
export interface ActivityCard {
  id: number;
  slug: string;
  title: { es: string; pt: string };
  category: { es: string; pt: string };
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  imageUrl: string | null;
  /** Places over all shifts (B3). */
  capacity: number;
  /** Places that pending and confirmed reservations (B2) and open offers hold. */
  held: number;
  /** No shift has a free place (B5). */
  full: boolean;
  /** Confirmed, pending and waiting reservations. */
  confirmed: number;
  pending: number;
  waiting: number;
  /** People of confirmed and of pending reservations (B5). */
  confirmedPeople: number;
  pendingPeople: number;
  hidden: boolean;
  /** It does not take place on its date. */
  suspended: boolean;
  past: boolean;
  guides: ActivityGuide[];
}

type Counted = Pick<ActivityCard, 'confirmed' | 'pending' | 'waiting' | 'confirmedPeople' | 'pendingPeople'>;

const ofActivity = eq(shiftPlaces.activityId, activities.id);
const live = and(eq(reservations.activityId, activities.id), isLive());
const places = sql`select ${jsonObject({
  capacity: sumOf(shiftPlaces.capacity),
  held: sumOf(shiftPlaces.held),
  full: sql<boolean>`coalesce(bool_and(${shiftPlaces.held} >= ${shiftPlaces.capacity}), false)`,
})} from ${shiftPlaces} where ${ofActivity}`;
const counted = sql`select ${jsonObject({
  confirmed: countOf(isConfirmed()),
  pending: countOf(isPending()),
  waiting: countOf(isWaiting()),
  confirmedPeople: peopleIn(isConfirmed()),
  pendingPeople: peopleIn(isPending()),
})} from ${reservations} where ${live}`;

/** One page of the activities in the actor's reach with their reservations counted, coming ones first (B5, B21, B34). */
export async function listActivityCards(ctx: ServiceContext, raw: ActivityCardsInput): Promise<Page<ActivityCard>> {
  authorize(ctx, 'reservations.manage');
  const { search, status, territoryId, pageIndex, pageSize } = ActivityCardsInput.parse(raw);
  const now = ctx.clock.now();
  const past = lte(activities.endsAt, now);
  const inState = status === null ? undefined : eq(reservations.status, status);
  const wanted = and(
    reachableActivities(ctx.actor),
    territoryId === null ? undefined : eq(activities.territoryId, territoryId),
    search === '' ? undefined : titled(search),
    inState &&
      sql`exists (select from ${reservations} where ${and(eq(reservations.activityId, activities.id), inState)})`,
  );
  const order = [
    past,
    sql`case when ${gt(activities.endsAt, now)} then ${activities.endsAt} end`,
    desc(activities.endsAt),
    activities.id,
  ];
  // The page first: what is left out before it is not counted.
  const page = ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(wanted)
    .orderBy(...order)
    .limit(pageSize)
    .offset(pageIndex * pageSize);
  const [rows, [found]] = await Promise.all([
    ctx.db
      .select({
        id: activityHead.id,
        slug: activityHead.slug,
        title: activityHead.title,
        category: nameColumns(categories),
        territoryId: activityHead.territoryId,
        territory: activityHead.territory,
        date: activityHead.date,
        startTime: activityHead.startTime,
        endTime: activityHead.endTime,
        imageUrl: activityHead.imageUrl,
        hidden: activities.hidden,
        suspended: activityHead.suspended,
        past: sql<boolean>`${past}`,
        guides: guidesOfActivity,
        places: sql<Pick<ActivityCard, 'capacity' | 'held' | 'full'>>`(${places})`,
        counted: sql<Counted>`(${counted})`,
      })
      .from(activities)
      .innerJoin(categories, eq(categories.id, activities.categoryId))
      .innerJoin(territories, eq(territories.id, activities.territoryId))
      .leftJoin(files, eq(files.id, activities.mainImageId))
      .where(inArray(activities.id, page))
      .orderBy(...order),
    ctx.db.select({ total: count() }).from(activities).where(wanted),
  ]);
  return {
    rows: rows.map(({ places, counted, ...card }) => ({ ...card, ...places, ...counted })),
    total: found?.total ?? 0,
  };
}
