import { activities, reservations, shifts } from '@dehesa/db/schema';
import type { Page } from '@dehesa/domain/paging';
import { ReservationListInput } from '@dehesa/domain/reservations';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { authorize, type ServiceContext } from '../../context';
import { booker } from '../read/booker';
import { isLive } from '../read/states';
import { foundReservations } from './find-reservations';
import { recordIdentityReads } from './record-identity-read';
import { countReservations, type ReservationRow, selectReservations } from '../reservation-rows';

const columns: Record<ReservationListInput['order'], readonly (PgColumn | SQL)[]> = {
  shift: [shifts.position, reservations.createdAt],
  createdAt: [reservations.createdAt],
  lastName: [sql`search_fold(${booker.lastName})`, sql`search_fold(${booker.firstName})`],
  activityDate: [activities.date, activities.startTime, shifts.position, reservations.createdAt],
};

/**
 * One page of the live reservations in the actor's reach (B18, B21, B34). Identity documents and birth dates only where
 * they are asked for: then the audit log says so (B46).
 */
export async function listReservations(
  ctx: ServiceContext,
  raw: ReservationListInput,
  { documents = false }: { documents?: boolean } = {},
): Promise<Page<ReservationRow>> {
  authorize(ctx, 'reservations.manage');
  const input = ReservationListInput.parse(raw);
  const { activityId, status, territoryId, pageIndex, pageSize } = input;
  const where = and(
    isLive(),
    activityId === null ? undefined : eq(reservations.activityId, activityId),
    status === null ? undefined : eq(reservations.status, status),
    territoryId === null ? undefined : eq(activities.territoryId, territoryId),
    foundReservations(input.search, activityId !== null),
  );
  const order = [...columns[input.order], reservations.id].map(input.direction === 'asc' ? asc : desc);
  const [rows, count] = await Promise.all([
    selectReservations(ctx, { where, order, limit: pageSize, offset: pageIndex * pageSize, documents }),
    countReservations(ctx, where),
  ]);
  if (documents) await recordIdentityReads(ctx, rows);
  return { rows, total: count.reservations };
}
