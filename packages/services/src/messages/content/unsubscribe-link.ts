import { activities, reservations } from '@dehesa/db/schema';
import { and, eq, gt } from 'drizzle-orm';
import { linkOpens, readLinkToken, recipientToken } from '../../keys/index';
import type { Installation, ServiceContext } from '../../context';

/** Where who gets the reminders of a reservation ends them: a page for people, one click for mail programs (RFC 8058). */
export function reminderUnsubscribeUrl(
  installation: Installation,
  { reservationId, address }: { reservationId: number; address: string },
): string {
  const token = recipientToken(installation, 'reminder-unsubscribe', { id: reservationId, reservationId, address });
  return `${installation.publicUrl}/baja-recordatorios/${token}`;
}

/** The reservation of such a link; `undefined` where it opens nothing, or not for this booker any more (B22, B52). */
export async function openedUnsubscribe(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  token: string,
): Promise<number | undefined> {
  const claim = readLinkToken(ctx.installation, 'reminder-unsubscribe', token);
  if (claim === undefined) return undefined;
  const { id: reservationId, contact } = claim;
  const opens =
    contact === null ? await isAhead(ctx, db, reservationId) : await linkOpens(ctx, db, { reservationId, contact });
  return opens ? reservationId : undefined;
}

/** Mails that left before B52 name no reader: theirs end with the outing, and its reminders, themselves. */
async function isAhead(ctx: ServiceContext, db: ServiceContext['db'], reservationId: number): Promise<boolean> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .where(and(eq(reservations.id, reservationId), gt(activities.endsAt, ctx.clock.now())));
  return rows.length > 0;
}
