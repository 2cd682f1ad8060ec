import type { Language } from '@dehesa/domain/languages';
import type { MessageChannel, MessageKind } from '@dehesa/domain/messages';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** The queue's task that delivers one message; its payload is `{ messageId }`. */
export const sendMessageTask = 'send-message';

export interface NewMessage {
  slug: MessageKind;
  channel?: MessageChannel;
  language: Language;
  recipient: { address: string; name: string };
  reservationId?: number;
  territoryId?: number;
  /** Values that the records will not hold at sending time. */
  fields?: Record<string, string>;
}

/** Queues a message in the caller's transaction, and answers its id: it is sent after the commit, and only then (B35). */
export async function queueMessage(tx: ServiceContext['db'], message: NewMessage): Promise<number> {
  // Raw: of the parts that the statement of a booking has too.
  const [queued] = await tx.execute<{ id: number }>(sql`with message as (${messageInsert([message])}) ${jobOfMessage}`);
  if (queued === undefined) throw new Error('a message was not stored');
  return queued.id;
}

/** The insert of at least one alone, for a statement that does more at once: `message as (…)`, followed by `jobOfMessage`. */
export function messageInsert(list: readonly NewMessage[]): SQL {
  const rows = list.map(
    (message) => sql`(${message.slug}, ${message.channel ?? 'email'}, ${message.language}, ${message.recipient.address},
      ${message.recipient.name}, ${message.reservationId ?? null}::int, ${message.territoryId ?? null}::smallint,
      ${JSON.stringify(message.fields ?? {})}::text::jsonb)`,
  );
  return sql`
    insert into messages (slug, channel, language, recipient, recipient_name, reservation_id, territory_id, fields)
    values ${sql.join(rows, sql`, `)}
    returning id`;
}

/** The job for each row of the common table expression `message`. */
export const jobOfMessage = sql`
  select id, graphile_worker.add_job(${sendMessageTask}, json_build_object('messageId', id), max_attempts => 5) from message`;
