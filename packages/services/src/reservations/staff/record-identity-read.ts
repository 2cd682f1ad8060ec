import { sql } from 'drizzle-orm';
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
  await ctx.db.execute(sql`
    insert into audit_log (actor_id, actor_role, action, entity, entity_id, details)
    select ${ctx.actor.userId}::int, ${ctx.actor.role}::smallint, ${identityReadAction}, 'reservation',
      ${reservation.id}::int, json_build_object('people', ${people}::int)
    where not exists (
      select from audit_log
      where entity = 'reservation' and entity_id = ${reservation.id} and at > now() - ${sameReading}
        and action = ${identityReadAction} and actor_id = ${ctx.actor.userId})`);
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
