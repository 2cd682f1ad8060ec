import { activities, messages, reservations, shifts, waitingListOffers } from '@dehesa/db/schema';
import { partyBegins } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { messageOf, outdatedBy, type TemplateSlug } from '@dehesa/domain/messages';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import type { ServiceContext } from '../../context';
import type { QueuedMessage } from '../content/render-message';

/** Refuses a message that had to wait and would say what is not so any more: `messages.notDue` (B35). */
export async function assertStillDue(ctx: ServiceContext, message: QueuedMessage): Promise<void> {
  const { reservationId } = message;
  const slug = messageOf(message.slug);
  if (slug === undefined || reservationId === null) return;
  const due =
    slug === 'reserva-recordatorio'
      ? await isReminderDue(ctx, reservationId)
      : await isStillSo(ctx, slug, reservationId, message);
  if (!due) throw DomainError.of('messages.notDue');
}

/**
 * The state alone would not do: who is confirmed without being told still gets the message of the request, with reference
 * and link. To who has cancelled only that is said, and an offer for as long as it is open.
 */
async function isStillSo(
  ctx: ServiceContext,
  slug: TemplateSlug,
  reservationId: number,
  { id, channel, recipient }: QueuedMessage,
): Promise<boolean> {
  const outdating = outdatedBy[slug];
  if (outdating === undefined) return true;
  const later = and(
    eq(messages.reservationId, reservationId),
    gt(messages.id, id),
    eq(messages.channel, channel),
    eq(messages.recipient, recipient),
    inArray(messages.slug, [...outdating]),
  );
  const openOffer = and(
    eq(waitingListOffers.reservationId, reservationId),
    eq(waitingListOffers.status, 'open'),
    gt(waitingListOffers.expiresAt, ctx.clock.now()),
  );
  const [row] = await ctx.db
    .select({
      status: reservations.status,
      outdated: sql<boolean>`exists (select from ${messages} where ${later})`,
      // Of an offer alone: no other message is to wait for that table.
      ended:
        slug === 'lista-espera-oferta'
          ? sql<boolean>`not exists (select from ${waitingListOffers} where ${openOffer})`
          : sql<boolean>`false`,
    })
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  if (row === undefined) return true;
  if (row.outdated || row.ended) return false;
  return row.status !== ReservationStatus.cancelled || slug === 'reserva-cancelada';
}

/**
 * It would call people to where nobody is: who has cancelled, those of an outing that is suspended or has begun; and it is
 * not sent to who has switched reminders off.
 */
async function isReminderDue(ctx: ServiceContext, reservationId: number): Promise<boolean> {
  const [row] = await ctx.db
    .select({
      status: reservations.status,
      remindersOffAt: reservations.remindersOffAt,
      suspended: activityHead.suspended,
      shift: shifts.name,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(eq(reservations.id, reservationId));
  // Of one that is gone there is nothing to render.
  if (row === undefined) return true;
  const called = row.status === ReservationStatus.confirmed && !row.suspended && row.remindersOffAt === null;
  return called && partyBegins(row, row.shift) > ctx.clock.now();
}
