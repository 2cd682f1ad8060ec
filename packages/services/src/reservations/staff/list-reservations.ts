import type { Page } from '@dehesa/domain/paging';
import { ReservationListInput } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { foundReservations, isLive } from './find-reservations';
import { recordIdentityReads } from './record-identity-read';
import { countReservations, type ReservationRow, selectReservations } from '../reservation-rows';

const columns: Record<ReservationListInput['order'], readonly SQL[]> = {
  shift: [sql`s.position`, sql`r.created_at`],
  createdAt: [sql`r.created_at`],
  lastName: [sql`search_fold(booker.last_name)`, sql`search_fold(booker.first_name)`],
  activityDate: [sql`activities.date`, sql`activities.start_time`, sql`s.position`, sql`r.created_at`],
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
  const where = sql.join(
    [
      isLive,
      activityId === null ? sql`true` : sql`r.activity_id = ${activityId}`,
      status === null ? sql`true` : sql`r.status = ${status}`,
      territoryId === null ? sql`true` : sql`activities.territory_id = ${territoryId}`,
      foundReservations(input.search),
    ],
    sql` and `,
  );
  const direction = input.direction === 'asc' ? sql`asc` : sql`desc`;
  const order = sql.join(
    [...columns[input.order], sql`r.id`].map((column) => sql`${column} ${direction}`),
    sql`, `,
  );
  const [rows, count] = await Promise.all([
    selectReservations(ctx, { where, order, limit: pageSize, offset: pageIndex * pageSize, documents }),
    countReservations(ctx, where),
  ]);
  if (documents) await recordIdentityReads(ctx, rows);
  return { rows, total: count.reservations };
}
