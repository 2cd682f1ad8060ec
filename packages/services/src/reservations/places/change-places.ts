import { DomainError } from '@dehesa/domain/errors';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** Places to take (positive) from or give back (negative) to one shift; `shiftId` null where the activity has none. */
export interface PlaceChange {
  activityId: number;
  shiftId: number | null;
  places: number;
}

/**
 * Takes and gives back places: the one way for every verb (B4). A conditional update of each places row, in id order,
 * as the last write before commit; the update is the check. Throws `reservations.capacityExceeded`, which rolls the
 * caller's transaction back. With `force` it goes beyond capacity and raises `allowed_over` (B15).
 */
export async function changePlaces(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  changes: readonly PlaceChange[],
  { force = false }: { force?: boolean } = {},
): Promise<void> {
  const wanted = netChanges(changes);
  if (wanted.length === 0) return;
  const enforce = !force && ctx.testing?.skipPlacesCheck !== true;
  // Giving back also gives up what was allowed beyond capacity, so that nobody else gets it.
  // Raw: on the path of every booking, whose cost was measured.
  const updated = await tx.execute(sql`
    with wanted as materialized (
      select * from json_to_recordset(${JSON.stringify(wanted)}::text::json)
        as given ("activityId" int, "shiftId" int, places int)
    ),
    locked as materialized (
      select activity_id, shift_id, places from shift_places
      join wanted on activity_id = "activityId" and shift_id = "shiftId"
      order by activity_id, shift_id for update of shift_places
    )
    update shift_places p set held = held + places, allowed_over = greatest(0, held + places - capacity)
    from locked
    where p.activity_id = locked.activity_id and p.shift_id = locked.shift_id
      and (not ${enforce}::boolean or places < 0 or held + places <= capacity)
    returning held`);
  if (updated.length < wanted.length) throw DomainError.of('reservations.capacityExceeded');
}

/** One change for each places row, those that cancel out left out, in the order in which every verb locks the rows. */
function netChanges(changes: readonly PlaceChange[]): { activityId: number; shiftId: number; places: number }[] {
  const net = new Map<string, { activityId: number; shiftId: number; places: number }>();
  for (const { activityId, shiftId, places } of changes) {
    const key = `${activityId}:${shiftId ?? 0}`;
    const sum = net.get(key) ?? { activityId, shiftId: shiftId ?? 0, places: 0 };
    net.set(key, { ...sum, places: sum.places + places });
  }
  return [...net.values()]
    .filter((change) => change.places !== 0)
    .toSorted((a, b) => a.activityId - b.activityId || a.shiftId - b.shiftId);
}
