import type { TerritoryId } from '@dehesa/domain/access';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import type { DeliveryState } from './webhook-notice';

/**
 * How far a message has come; states only go up. What we gave up for want of an answer counts as still on its way, what
 * WhatsApp itself gave up as sent: a delivery that is told of either is a delivery.
 */
const rankOf = sql`case m.status
  when 'queued' then 0 when 'sending' then 0 when 'sent' then 1 when 'delivered' then 3 when 'read' then 4
  when 'failed' then case when m.provider_id is null then 0 else 2 end
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
  const byId = sql`m.provider_id = ${state.providerId}`;
  const known = await apply(tx, territoryId, state, at, byId);
  if (known > 0) return known;
  const id = messageIdIn(state.callbackData);
  if (id === null) return 0;
  // Another installation may share the number and count its messages alike: the recipient has to be the same.
  const bySent = sql`m.id = ${id} and m.provider_id is distinct from ${state.providerId}
    and regexp_replace(m.recipient, '\\D', '', 'g') = ${state.recipientDigits}
    and (m.provider_id is null or m.status in ('queued', 'sending'))`;
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
  const arrived = rank >= ranks.delivered;
  // An erased message has no recipient, and nothing of it is to come back (B46).
  const changed = await tx.execute(sql`
    update messages m set
      status = case when ${rankOf} < ${rank} then ${status} else m.status end,
      last_error = case when ${rankOf} < ${rank} then ${error}::text else m.last_error end,
      provider_id = ${providerId},
      fields = '{}',
      sent_at = coalesce(m.sent_at, case when ${status} <> 'failed' then ${instant} end),
      delivered_at = case when ${arrived} then least(m.delivered_at, ${instant}) else m.delivered_at end,
      read_at = case when ${status} = 'read' then least(m.read_at, ${instant}) else m.read_at end
    where ${which} and m.channel = 'whatsapp' and m.territory_id = ${territoryId} and m.recipient <> ''
      and m.status not in ('kept', 'suppressed')
      and (${rankOf} < ${rank}
        or (${arrived} and coalesce(m.delivered_at > ${instant}, true))
        or (${status} = 'read' and coalesce(m.read_at > ${instant}, true)))`);
  return changed.count;
}

/** The id at the end of what we sent along. */
function messageIdIn(callbackData: string): number | null {
  const id = Number(/(?:^|\D)(\d{1,10})$/.exec(callbackData)?.[1] ?? 'none');
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}
