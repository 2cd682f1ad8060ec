import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { type NewMessage, sendMessageTask } from './queue-message';

/** Of messages to many: behind those about a single reservation, which somebody waits for; low numbers go first. */
export const bulkPriority = 10;

/** Queues many messages in the caller's transaction, in one statement (B35); answers how many. */
export async function queueMessages(
  tx: ServiceContext['db'],
  list: readonly NewMessage[],
  { priority = bulkPriority }: { priority?: number } = {},
): Promise<number> {
  if (list.length === 0) return 0;
  const rows = list.map(({ channel = 'email', recipient, reservationId = null, territoryId = null, ...message }) => ({
    slug: message.slug,
    channel,
    language: message.language,
    recipient: recipient.address,
    recipient_name: recipient.name,
    reservation_id: reservationId,
    territory_id: territoryId,
    fields: message.fields ?? {},
  }));
  // Raw: however many there are, it is one statement with one parameter.
  const queued = await tx.execute(sql`
    with message as (
      insert into messages (slug, channel, language, recipient, recipient_name, reservation_id, territory_id, fields)
      select slug, channel, language, recipient, recipient_name, reservation_id, territory_id, fields
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as t(slug text, channel text, language text,
        recipient text, recipient_name text, reservation_id int, territory_id smallint, fields jsonb)
      returning id
    )
    select graphile_worker.add_job(${sendMessageTask}, json_build_object('messageId', id), max_attempts => 5,
      priority => ${priority}::int)
    from message`);
  return queued.length;
}
