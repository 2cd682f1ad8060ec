import { activities, statisticsActivities, statisticsOrigins } from '@dehesa/db/schema';
import type { CountedReservationsInput, CountedState } from '@dehesa/domain/statistics';
import { and, desc, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { sumOf } from '../../reservations/read/counts';

export type Counted = CountedReservationsInput['of'];
export type Place = Extract<Counted, { country: string }>;

/** Activities in the order in which their reservations are listed. */
export const latestActivity = [desc(activities.date), desc(activities.id)];

export interface PageStart {
  /** A condition on `activities`: the one in which the page begins, and what comes after it. */
  from: SQL | undefined;
  /** So many of its reservations are on pages before. */
  skip: number;
}

/**
 * Where the page begins that so many reservations lie before, by what is kept of each activity: else all of them would be
 * read to be stepped over. Null behind the last one. As old as the number of all is, at most a minute.
 */
export async function pageStart(
  ctx: ServiceContext,
  among: SQL | undefined,
  of: Counted,
  before: number,
): Promise<PageStart | null> {
  if (before === 0) return { from: undefined, skip: 0 };
  const walked = walkedActivities(ctx, among, of).as('walked');
  const [first] = await ctx.db
    .select()
    .from(walked)
    .where(gt(walked.upTo, before))
    .orderBy(walked.upTo, desc(walked.date), desc(walked.id))
    .limit(1);
  if (first === undefined) return null;
  const from = sql`(${activities.date}, ${activities.id}) <= (${first.date}::date, ${first.id}::int)`;
  return { from, skip: before - (first.upTo - first.counted) };
}

/** Each activity with how many of its reservations are counted, and how many up to and with it. */
function walkedActivities({ db }: ServiceContext, among: SQL | undefined, of: Counted) {
  const columns = (counted: SQL<number>) => ({
    id: activities.id,
    date: activities.date,
    counted: counted.as('counted'),
    upTo: sql<number>`(sum(${counted}) over (order by ${sql.join(latestActivity, sql`, `)}))::int`.as('up_to'),
  });
  if ('state' in of)
    return db
      .select(columns(countedIn(of.state)))
      .from(activities)
      .innerJoin(statisticsActivities, eq(statisticsActivities.activityId, activities.id))
      .where(among);
  const kept = db
    .select({ total: sumOf(statisticsOrigins.total).as('total') })
    .from(statisticsOrigins)
    .where(and(eq(statisticsOrigins.activityId, activities.id), comesFrom(statisticsOrigins, of)))
    .as('kept');
  return db
    .select(columns(sql<number>`${kept.total}`))
    .from(activities)
    .innerJoinLateral(kept, sql`true`)
    .where(among);
}

/** What is kept of an activity's reservations in a state. */
export function countedIn(state: CountedState): SQL<number> {
  const { pending, confirmed, waiting } = statisticsActivities;
  return {
    pending: sql<number>`${pending}`,
    confirmed: sql<number>`${confirmed}`,
    waiting: sql<number>`${waiting}`,
    holding: sql<number>`${pending} + ${confirmed}`,
  }[state];
}

/** Who lives in a province. */
export function comesFrom(
  lives: { country: SQLWrapper; provinceCode: SQLWrapper },
  { country, provinceCode }: Place,
): SQL | undefined {
  return and(eq(lives.country, country), eq(lives.provinceCode, provinceCode));
}
