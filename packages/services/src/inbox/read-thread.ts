import { users } from '@dehesa/db/schema';
import { type ConversationKind, conversationKinds, type MediaState, mediaStates } from '@dehesa/domain/inbox';
import { MessageKind, MessageStatus } from '@dehesa/domain/messages';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { millis } from '../json-sql';
import { personName } from '../users/read/names';

/** Something of a conversation: what came in, an answer, or a message that the product sent by itself. */
export interface ThreadItem {
  /** Unique within the conversation. */
  key: string;
  /** The row of what was written in the inbox; null for what the product sent. */
  id: number | null;
  direction: 'in' | 'out';
  kind: ConversationKind;
  body: string;
  createdAt: Date;
  place: { latitude: number; longitude: number } | null;
  media: { state: MediaState; name: string } | null;
  /** What it answers or reacts to; null where it is none of this conversation. */
  quoted: string | null;
  /** What the product calls the message; null for what people wrote. */
  slug: MessageKind | null;
  /** What became of it; null for what came in. */
  status: MessageStatus | null;
  error: string | null;
  possiblyRepeated: boolean;
  /** Which employee sent it. */
  sentBy: string | null;
  deliveredAt: Date | null;
  readAt: Date | null;
}

interface ThreadOf {
  id: number;
  territoryId: number;
  phone: string;
}

interface Row {
  [column: string]: unknown;
  key: string;
  id: number | null;
  direction: string;
  kind: string;
  body: string;
  atMs: number;
  latitude: number | null;
  longitude: number | null;
  mediaState: string | null;
  fileName: string | null;
  replyTo: string | null;
  slug: string | null;
  status: string | null;
  lastError: string | null;
  possiblyRepeated: boolean | null;
  sentBy: string | null;
  deliveredMs: number | null;
  readMs: number | null;
}

/** A page of what was said with a number, the newest first; nothing of it is stored twice (decision 0033). */
export async function readThread(
  ctx: ServiceContext,
  thread: ThreadOf,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ messages: ThreadItem[]; total: number; readThrough: number | null }> {
  const [rows, [counted]] = await Promise.all([
    ctx.db.execute<Row>(sql`
      select said.key, said.id, said.direction, said.kind, said.body, ${millis(sql`said.at`)} as "atMs",
        said.latitude, said.longitude, said.media_state as "mediaState", said.file_name as "fileName",
        said.reply_to as "replyTo", said.sent_by as "sentBy", m.slug, m.status, m.last_error as "lastError",
        m.possibly_repeated as "possiblyRepeated", ${millis(sql`m.delivered_at`)} as "deliveredMs",
        ${millis(sql`m.read_at`)} as "readMs"
      from (${written(thread)} union all ${sentByProduct(thread)}) said
      left join messages m on m.id = said.message_id
      order by said.at desc, said.key desc limit ${pageSize} offset ${pageIndex * pageSize}`),
    ctx.db.execute<{ total: number; through: number | null }>(sql`
      select (select count(*)::int from (${written(thread)}) w) + (select count(*)::int from (${sentByProduct(thread)}) s)
          as total,
        (select max(id) from conversation_messages where conversation_id = ${thread.id} and direction = 'in') as through`),
  ]);
  const quotes = await readQuotes(ctx, thread, rows);
  return {
    messages: rows.map((row) => itemOf(row, quotes)),
    total: counted?.total ?? 0,
    readThrough: counted?.through ?? null,
  };
}

/** What people wrote here; a reaction that was taken back is none. */
function written({ id }: ThreadOf): SQL {
  return sql`
    select 'c' || c.id as key, c.id, c.direction, c.kind,
      case when c.kind = 'template' then coalesce(w.text, '') else c.body end as body, c.created_at as at, c.latitude,
      c.longitude, c.media_state, c.file_name, c.reply_to, c.message_id,
      ${personName(users)} as sent_by
    from conversation_messages c
    left join ${users} on ${users.id} = c.sent_by
    left join messages w on w.id = c.message_id and c.kind = 'template'
    where c.conversation_id = ${id} and not (c.kind = 'reaction' and c.body = '')`;
}

/** What the product sent to the number by itself, and was not an answer. */
function sentByProduct({ territoryId, phone }: ThreadOf): SQL {
  return sql`
    select 'm' || p.id, null::int, 'out', 'template', coalesce(p.text, ''), p.created_at, null::float8, null::float8,
      null::text, null::text, null::text, p.id, null::text
    from messages p
    where p.channel = 'whatsapp' and p.territory_id = ${territoryId} and p.recipient = ${phone}
      and p.slug <> 'respuesta-whatsapp'
      and not exists (select from conversation_messages a where a.message_id = p.id)`;
}

/** The messages that others answer, by WhatsApp's ids; of this conversation alone. */
async function readQuotes(ctx: ServiceContext, thread: ThreadOf, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ replyTo: id }) => (id === null ? [] : [id])))];
  if (ids.length === 0) return new Map();
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`;
  const found = await ctx.db.execute<{ id: string; body: string }>(sql`
    select provider_id as id, body from conversation_messages
    where conversation_id = ${thread.id} and provider_id in ${wanted}
    union all
    select m.provider_id, coalesce(c.body, m.text, '') from messages m
    left join conversation_messages c on c.message_id = m.id and c.kind <> 'template'
    where m.channel = 'whatsapp' and m.territory_id = ${thread.territoryId} and m.recipient = ${thread.phone}
      and m.provider_id in ${wanted}`);
  return new Map(found.map(({ id, body }) => [id, body.slice(0, 200)]));
}

function itemOf(row: Row, quotes: ReadonlyMap<string, string>): ThreadItem {
  const { latitude, longitude } = row;
  const state = mediaStates.find((known) => known === row.mediaState);
  return {
    key: row.key,
    id: row.id,
    direction: row.direction === 'out' ? 'out' : 'in',
    kind: conversationKinds.find((known) => known === row.kind) ?? 'unsupported',
    body: row.body,
    createdAt: new Date(row.atMs),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    media: state === undefined ? null : { state, name: row.fileName ?? '' },
    quoted: row.replyTo === null ? null : (quotes.get(row.replyTo) ?? null),
    slug: MessageKind.safeParse(row.slug).data ?? null,
    status: MessageStatus.safeParse(row.status).data ?? null,
    error: row.lastError,
    possiblyRepeated: row.possiblyRepeated === true,
    sentBy: row.sentBy,
    deliveredAt: row.deliveredMs === null ? null : new Date(row.deliveredMs),
    readAt: row.readMs === null ? null : new Date(row.readMs),
  };
}
