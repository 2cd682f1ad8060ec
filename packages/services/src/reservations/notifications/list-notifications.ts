import { notificationReads } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { unnamedPeople } from '@dehesa/domain/reservations';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { listPending } from '../staff/list-pending';
import type { ReservationRow } from '../reservation-rows';

/** A reservation that waits for somebody of the staff. */
export interface PendingNotification {
  reservationId: number;
  activityId: number;
  firstName: string;
  lastName: string;
  shift: string | null;
  /** Beside who booked, named or not. */
  companions: number;
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  title: { es: string; pt: string };
  imageUrl: string | null;
  createdAt: Date;
  /** The caller has opened it from here before. */
  read: boolean;
}

/** The ten newest pending reservations within reach, and which of them the caller has opened (U23, B21). */
export async function listNotifications(ctx: ServiceContext): Promise<PendingNotification[]> {
  const { userId } = authorize(ctx, 'reservations.manage');
  const pending = await listPending(ctx);
  const read = await readOf(ctx, userId, pending);
  return pending.map((reservation) => notificationOf(reservation, read.has(reservation.id)));
}

async function readOf(ctx: ServiceContext, userId: number, pending: readonly ReservationRow[]): Promise<Set<number>> {
  const ids = pending.map(({ id }) => id);
  const rows = await ctx.db
    .select({ reservationId: notificationReads.reservationId })
    .from(notificationReads)
    .where(
      and(
        eq(notificationReads.userId, userId),
        ids.length === 0 ? sql`false` : inArray(notificationReads.reservationId, ids),
      ),
    );
  return new Set(rows.map(({ reservationId }) => reservationId));
}

function notificationOf(reservation: ReservationRow, read: boolean): PendingNotification {
  const { activity, people } = reservation;
  return {
    reservationId: reservation.id,
    activityId: activity.id,
    firstName: people[0]?.firstName ?? '',
    lastName: people[0]?.lastName ?? '',
    shift: reservation.shift?.name ?? null,
    companions: people.length - 1 + unnamedPeople(reservation.unnamed),
    territoryId: activity.territoryId,
    territory: activity.territory,
    title: activity.title,
    imageUrl: activity.imageUrl,
    createdAt: reservation.createdAt,
    read,
  };
}
