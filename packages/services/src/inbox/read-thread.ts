import { conversationMessages, messages, users } from '@dehesa/db/schema';
import type { ConversationKind, MediaState } from '@dehesa/domain/inbox';
import { MessageKind, type MessageStatus } from '@dehesa/domain/messages';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
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
  /** Null for what began on our pages. */
  phone: string | null;
}

/** A page of what was said in a conversation, the newest first; nothing of it is stored twice (decision 0033). */
export async function readThread(
  ctx: ServiceContext,
  thread: ThreadOf,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ messages: ThreadItem[]; total: number; readThrough: number | null }> {
  const [rows, [counted]] = await Promise.all([
    readRows(ctx, thread)
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db
      .select({
        total: sql<number>`count(*)::int`,
        through: sql<number | null>`(select max(id) from ${conversationMessages}
          where conversation_id = ${thread.id} and direction = 'in')`,
      })
      .from(everythingOf(thread)),
  ]);
  const quotes = await readQuotes(ctx, thread, rows);
  return {
    messages: rows.map((row) => itemOf(row, quotes)),
    total: counted?.total ?? 0,
    readThrough: counted?.through ?? null,
  };
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows({ db }: ServiceContext, thread: ThreadOf) {
  return db
    .select({
      key: sql<string>`said.key`,
      id: sql<number | null>`said.id`,
      direction: sql<ThreadItem['direction']>`said.direction`,
      kind: sql<ConversationKind>`said.kind`,
      body: sql<string>`said.body`,
      createdAt: sql`said.at`.mapWith(conversationMessages.createdAt),
      latitude: sql<number | null>`said.latitude`,
      longitude: sql<number | null>`said.longitude`,
      mediaState: sql<MediaState | null>`said.media_state`,
      fileName: sql<string | null>`said.file_name`,
      replyTo: sql<string | null>`said.reply_to`,
      slug: messages.slug,
      status: messages.status,
      error: messages.lastError,
      possiblyRepeated: messages.possiblyRepeated,
      sentBy: sql<string | null>`said.sent_by`,
      deliveredAt: messages.deliveredAt,
      readAt: messages.readAt,
    })
    .from(everythingOf(thread))
    .leftJoin(messages, eq(messages.id, sql`said.message_id`))
    .orderBy(desc(sql`said.at`), desc(sql`said.key`));
}

function everythingOf(thread: ThreadOf): SQL {
  return sql`(${written(thread)} union all ${sentByProduct(thread)}) said`;
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

/** What the product sent by itself, and was not an answer: to the number, or that an enquiry has come (B82). */
function sentByProduct({ id, territoryId, phone }: ThreadOf): SQL {
  const which =
    phone === null
      ? sql`p.id = (select receipt_message_id from enquiries where conversation_id = ${id})`
      : sql`p.channel = 'whatsapp' and p.territory_id = ${territoryId} and p.recipient = ${phone}
        and p.slug <> 'respuesta-whatsapp'
        and not exists (select from conversation_messages a where a.message_id = p.id)`;
  // A receipt repeats what was asked, which stands above it.
  const body = phone === null ? sql`''` : sql`coalesce(p.text, '')`;
  // What was asked comes before its receipt, whichever clock was ahead.
  const at =
    phone === null
      ? sql`greatest(p.created_at, (select min(created_at) from conversation_messages where conversation_id = ${id}))`
      : sql`p.created_at`;
  return sql`
    select 'm' || p.id, null::int, 'out', 'template', ${body}, ${at}, null::float8, null::float8,
      null::text, null::text, null::text, p.id, null::text
    from messages p
    where ${which}`;
}

/** The messages that others answer, by WhatsApp's ids; of this conversation alone. */
async function readQuotes(
  { db }: ServiceContext,
  thread: ThreadOf,
  rows: readonly { replyTo: string | null }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ replyTo: id }) => id ?? []))];
  if (ids.length === 0 || thread.phone === null) return new Map();
  const lines = conversationMessages;
  const found = await db
    .select({ id: lines.providerId, body: sql<string>`${lines.body}` })
    .from(lines)
    .where(and(eq(lines.conversationId, thread.id), inArray(lines.providerId, ids)))
    .unionAll(
      db
        .select({ id: messages.providerId, body: sql<string>`coalesce(${lines.body}, ${messages.text}, '')` })
        .from(messages)
        .leftJoin(lines, and(eq(lines.messageId, messages.id), ne(lines.kind, 'template')))
        .where(
          and(
            eq(messages.channel, 'whatsapp'),
            eq(messages.territoryId, thread.territoryId),
            eq(messages.recipient, thread.phone),
            inArray(messages.providerId, ids),
          ),
        ),
    );
  return new Map(found.map(({ id, body }) => [id ?? '', body.slice(0, 200)]));
}

function itemOf(row: Row, quotes: ReadonlyMap<string, string>): ThreadItem {
  const { latitude, longitude, mediaState: state, fileName, replyTo, slug, possiblyRepeated, ...told } = row;
  return {
    ...told,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    media: state === null ? null : { state, name: fileName ?? '' },
    quoted: replyTo === null ? null : (quotes.get(replyTo) ?? null),
    slug: MessageKind.safeParse(slug).data ?? null,
    possiblyRepeated: possiblyRepeated === true,
  };
}
