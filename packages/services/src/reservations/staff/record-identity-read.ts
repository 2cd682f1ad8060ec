import { auditLog } from '@dehesa/db/schema';
import { and, eq, gt, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import type { ReservationRow } from '../reservation-rows';

/** The action under which the audit log has it; the history of a reservation leaves it out. */
export const identityReadAction = 'reservations.readIdentity';

/** A form that reads its reservation anew each time somebody changes it is still one reading. */
const sameReading = sql`interval '10 minutes'`;

/** Somebody of the staff has the documents of a reservation's people before them: the audit log says so (B46). */
export async function recordIdentityRead(ctx: ServiceContext, reservation: ReservationRow): Promise<void> {
  const people = withDocument([reservation]);
  if (people === 0 || ctx.actor === null) return;
  const [already] = await ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'reservation'),
        eq(auditLog.entityId, reservation.id),
        gt(auditLog.at, sql`now() - ${sameReading}`),
        eq(auditLog.action, identityReadAction),
        eq(auditLog.actorId, ctx.actor.userId),
      ),
    )
    .limit(1);
  if (already !== undefined) return;
  await audit(ctx, ctx.db, {
    action: identityReadAction,
    entity: 'reservation',
    entityId: reservation.id,
    details: { people },
  });
}

/** The same for a list that has them: one line for the page, with how many it showed. */
export async function recordIdentityReads(ctx: ServiceContext, rows: readonly ReservationRow[]): Promise<void> {
  const people = withDocument(rows);
  if (people === 0) return;
  await audit(ctx, ctx.db, {
    action: identityReadAction,
    entity: 'reservation',
    entityId: null,
    details: { people, reservations: rows.length },
  });
}

function withDocument(rows: readonly ReservationRow[]): number {
  return rows.flatMap((row) => row.people).filter((person) => person.identity !== null).length;
}
