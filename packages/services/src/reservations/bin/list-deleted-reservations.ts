import { activities, deletedReservations, reservations, territories, users } from '@dehesa/db/schema';
import { BinListInput, binBegins } from '@dehesa/domain/bin';
import type { Page } from '@dehesa/domain/paging';
import type { ReservationStatus } from '@dehesa/domain/reservations';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import { titles } from '../../activities/read/texts';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { actorName } from '../../users/read/names';
import { booker, ofBooker } from '../read/booker';
import { fullName } from '../read/people';
import { shownReference } from '../read/reference';

export interface DeletedReservation {
  id: number;
  /** With its prefix (B16). */
  reference: string;
  /** Who booked. */
  name: string;
  people: number;
  title: { es: string; pt: string };
  date: string;
  /** Its state before. */
  status: Exclude<ReservationStatus, 4>;
  deletedAt: Date;
  /** Null where that account is gone. */
  deletedBy: string | null;
}

/** Reservations that staff cancelled lately, in the actor's reach (B100, B21), what was cancelled last first. */
export async function listDeletedReservations(
  ctx: ServiceContext,
  raw: BinListInput,
): Promise<Page<DeletedReservation>> {
  authorize(ctx, 'reservations.manage');
  const { pageIndex, pageSize } = BinListInput.parse(raw);
  const inTime = gt(deletedReservations.deletedAt, binBegins(ctx.clock.now()));
  const reached = and(eq(activities.id, reservations.activityId), reachableActivities(ctx.actor));
  const [rows, [found]] = await Promise.all([
    ctx.db
      .select({
        id: reservations.id,
        reference: shownReference,
        name: fullName(booker),
        people: reservations.partySize,
        title: titles(),
        date: activities.date,
        status: deletedReservations.status,
        deletedAt: deletedReservations.deletedAt,
        deletedBy: actorName(users),
      })
      .from(deletedReservations)
      .innerJoin(reservations, eq(reservations.id, deletedReservations.reservationId))
      .innerJoin(activities, reached)
      .innerJoin(territories, eq(territories.id, activities.territoryId))
      .innerJoin(booker, ofBooker)
      .leftJoin(users, eq(users.id, deletedReservations.deletedBy))
      .where(inTime)
      .orderBy(desc(deletedReservations.deletedAt), desc(reservations.id))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db
      .select({ total: count() })
      .from(deletedReservations)
      .innerJoin(reservations, eq(reservations.id, deletedReservations.reservationId))
      .innerJoin(activities, reached)
      .where(inTime),
  ]);
  return { rows, total: found?.total ?? 0 };
}
