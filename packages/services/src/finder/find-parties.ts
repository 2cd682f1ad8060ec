import { activities, people, reservations, territories } from '@dehesa/db/schema';
import type { Sought } from '@dehesa/domain/finder';
import type { ReservationStatus } from '@dehesa/domain/reservations';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import { activityHead } from '../activities/read/head';
import type { ServiceContext } from '../context';
import { jsonObject } from '../json-sql';
import { fullName, party } from '../reservations/read/people';
import { shownReference } from '../reservations/read/reference';
import type { FoundGroup } from './found-group';
import { partyIds } from './party-ids';

/** A reservation that was found by one of its people, or by what it is called. */
export interface FoundParty {
  id: number;
  /** With its territory's prefix (B16). */
  reference: string;
  status: ReservationStatus;
  /** Who was found. */
  name: string;
  /** Who booked, where somebody else was found. */
  booker: string | null;
  title: { es: string; pt: string };
  date: string;
  startTime: string | null;
  past: boolean;
  /** It was called by its whole reference. */
  exact: boolean;
}

/** The first live reservations within reach that what was typed speaks of (B18, B21, B86). */
export async function findParties(ctx: ServiceContext, sought: Sought, shown: number): Promise<FoundGroup<FoundParty>> {
  const { ids, many } = await partyIds(ctx, sought, shown + 1);
  if (ids.length === 0) return { rows: [], more: false };
  const rows = await ctx.db
    .select({
      id: reservations.id,
      stored: reservations.reference,
      reference: shownReference,
      status: reservations.status,
      people: party(jsonObject({ position: people.position, name: fullName(people) })),
      title: activityHead.title,
      date: activityHead.date,
      startTime: activityHead.startTime,
      past: sql<boolean>`${lte(activities.endsAt, ctx.clock.now())}`,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(
      inArray(
        reservations.id,
        ids.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap(({ id, position }) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { people: all, stored, ...party } = row;
    const named = (wanted: number) => all.find((person) => person.position === wanted)?.name ?? '';
    const booker = position === 0 ? null : named(0);
    return [{ ...party, name: named(position), booker, exact: stored === sought.reference }];
  });
  return { rows: found.slice(0, shown), more: many || found.length > shown };
}
