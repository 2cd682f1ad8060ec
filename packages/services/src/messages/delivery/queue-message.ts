import { messages } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import type { MessageChannel, MessageKind } from '@dehesa/domain/messages';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { traceField } from '../../job-trace';
import { insertRows } from '../../json-sql';
import { jobsOfRows } from '../../queue-job';

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
export async function queueMessage(
  tx: ServiceContext['db'],
  message: NewMessage,
  { priority = 0 }: { priority?: number } = {},
): Promise<number> {
  // Raw: of the parts that the statement of a booking has too.
  const [queued] = await tx.execute<{ id: number }>(
    sql`with message as (${messageInsert([message])}), job as (${jobsOfMessages({ priority })})
      select id from message cross join (select count(*) from job) as queued`,
  );
  if (queued === undefined) throw new Error('a message was not stored');
  return queued.id;
}

/** The insert of any number alone, for a statement that does more at once: `message as (…)`, followed by `jobsOfMessages`. */
export function messageInsert(list: readonly NewMessage[]): SQL {
  const insert = insertRows(
    messages,
    ['slug', 'channel', 'language', 'recipient', 'recipientName', 'reservationId', 'territoryId', 'fields'],
    list.map(({ channel = 'email', recipient: { address, name }, fields = {}, ...message }) => ({
      ...message,
      channel,
      recipient: address,
      recipientName: name,
      fields,
    })),
  );
  return sql`${insert} returning id, reservation_id`;
}

/**
 * The select that queues the sending of each row of the common table expression `message`; low numbers go first. `trace` is
 * for those of many traces.
 */
export const jobsOfMessages = ({ priority = 0, trace = traceField() }: { priority?: number; trace?: SQL } = {}): SQL =>
  jobsOfRows(sendMessageTask, {
    payload: sql`json_build_object('messageId', id${trace})`,
    from: sql`message`,
    tries: 5,
    priority,
  });
