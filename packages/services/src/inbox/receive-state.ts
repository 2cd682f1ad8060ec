import { messages } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { and, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import type { DeliveryState } from './webhook-notice';
import { digitsOf } from '../search';

/**
 * How far a message has come; states only go up. What we gave up for want of an answer counts as still on its way, what
 * WhatsApp itself gave up as sent: a delivery that is told of either is a delivery.
 */
const rankOf = sql`case ${messages.status}
  when 'queued' then 0 when 'sending' then 0 when 'sent' then 1 when 'delivered' then 3 when 'read' then 4
  when 'failed' then case when ${messages.providerId} is null then 0 else 2 end
  else 9 end`;
const ranks = { sent: 1, failed: 2, delivered: 3, read: 4 } as const;

/**
 * Keeps what became of a message (B38): known by WhatsApp's id or, where the answer to its sending was lost, by what was
 * sent along with it; that one is then not sent again. Answers how many it changed.
 */
export async function receiveState(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  territoryId: TerritoryId,
  state: DeliveryState,
): Promise<number> {
  const at = new Date(Math.min(state.at.getTime(), ctx.clock.now().getTime()));
  const byId = eq(messages.providerId, state.providerId);
  const known = await apply(tx, territoryId, state, at, byId);
  if (known > 0) return known;
  const id = messageIdIn(state.callbackData);
  if (id === null) return 0;
  // Another installation may share the number and count its messages alike: the recipient has to be the same.
  const bySent = sql`${messages.id} = ${id} and ${messages.providerId} is distinct from ${state.providerId}
    and ${digitsOf(messages.recipient)} = ${state.recipientDigits}
    and (${messages.providerId} is null or ${messages.status} in ('queued', 'sending'))`;
  return apply(tx, territoryId, state, at, bySent);
}

async function apply(
  tx: ServiceContext['db'],
  territoryId: TerritoryId,
  { status, providerId, error }: DeliveryState,
  at: Date,
  which: SQL,
): Promise<number> {
  const rank = ranks[status];
  const instant = sql`${at.toISOString()}::timestamptz`;
  const further = sql`${rankOf} < ${rank}`;
  const earlierThan = (column: typeof messages.deliveredAt | typeof messages.readAt) =>
    sql`coalesce(${column} > ${instant}, true)`;
  const arrived = rank >= ranks.delivered;
  const changed = await tx
    .update(messages)
    .set({
      status: sql`case when ${further} then ${status} else ${messages.status} end`,
      lastError: sql`case when ${further} then ${error}::text else ${messages.lastError} end`,
      providerId,
      fields: {},
      ...(status !== 'failed' && { sentAt: sql`coalesce(${messages.sentAt}, ${instant})` }),
      ...(arrived && { deliveredAt: sql`least(${messages.deliveredAt}, ${instant})` }),
      ...(status === 'read' && { readAt: sql`least(${messages.readAt}, ${instant})` }),
    })
    .where(
      and(
        which,
        eq(messages.channel, 'whatsapp'),
        eq(messages.territoryId, territoryId),
        // An erased message has no recipient, and nothing of it is to come back (B46).
        ne(messages.recipient, ''),
        notInArray(messages.status, ['kept', 'suppressed']),
        or(
          further,
          arrived ? earlierThan(messages.deliveredAt) : undefined,
          status === 'read' ? earlierThan(messages.readAt) : undefined,
        ),
      ),
    );
  return changed.count;
}

/** The id at the end of what we sent along. */
function messageIdIn(callbackData: string): number | null {
  const id = Number(/(?:^|\D)(\d{1,10})$/.exec(callbackData)?.[1] ?? 'none');
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}
