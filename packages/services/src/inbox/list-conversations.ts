import { activities, conversationMessages, conversations, enquiries, people, reservations } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { phoneDigits } from '@dehesa/domain/identity';
import { type ConversationChannel, type ConversationKind, ConversationListInput } from '@dehesa/domain/inbox';
import type { Page } from '@dehesa/domain/paging';
import { readReference, referenceLength } from '@dehesa/domain/reservations';
import { and, count, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { digitsOf, matches } from '../search';
import { enquiryFound, type EnquirySummary, enquirySummary } from './enquiries/enquiry-columns';
import { reachableConversations } from './inbox-scope';
import { bookerDigits, isLiveBooker } from './contact-reservations';

export interface ConversationSummary {
  id: number;
  channel: ConversationChannel;
  name: string;
  /** The number of WhatsApp; null for what began on our pages. */
  phone: string | null;
  /** What it is about, where it began on our pages (B82). */
  enquiry: EnquirySummary | null;
  unread: number;
  updatedAt: Date;
  /** What was said last, and by whom; null in a conversation without messages. */
  lastMessage: { body: string; direction: 'in' | 'out'; kind: ConversationKind } | null;
}

/** A page of a territory's conversations, the newest first (B38); another territory's inbox is empty for the caller (B22). */
export async function listConversations(
  ctx: ServiceContext,
  input: ConversationListInput,
): Promise<Page<ConversationSummary>> {
  const actor = authorize(ctx, 'messages.read');
  const { territoryId, search, unread, pageIndex, pageSize } = ConversationListInput.parse(input);
  const where = and(
    reachableConversations(actor),
    eq(conversations.territoryId, territoryId),
    unread ? gt(conversations.unread, 0) : undefined,
    search === '' ? undefined : searched(actor, search),
  );
  const last = ctx.db
    .select({
      body: conversationMessages.body,
      direction: conversationMessages.direction,
      kind: conversationMessages.kind,
    })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversations.id), ne(conversationMessages.kind, 'reaction')))
    .orderBy(desc(conversationMessages.createdAt), desc(conversationMessages.id))
    .limit(1)
    .as('last');
  const newest = [desc(conversations.updatedAt), desc(conversations.id)];
  // What was said last is looked for once it is known which ones the page has.
  const page = ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(where)
    .orderBy(...newest)
    .limit(pageSize)
    .offset(pageIndex * pageSize);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        id: conversations.id,
        channel: conversations.channel,
        enquiry: enquirySummary,
        name: conversations.name,
        phone: conversations.phone,
        unread: conversations.unread,
        updatedAt: conversations.updatedAt,
        body: last.body,
        direction: last.direction,
        kind: last.kind,
      })
      .from(conversations)
      .leftJoinLateral(last, sql`true`)
      .leftJoin(enquiries, eq(enquiries.conversationId, conversations.id))
      .where(inArray(conversations.id, page))
      .orderBy(...newest),
    ctx.db.select({ total: count() }).from(conversations).where(where),
  ]);
  return {
    rows: rows.map(({ body, direction, kind, ...conversation }) => ({
      ...conversation,
      lastMessage:
        body === null
          ? null
          : {
              body: body.slice(0, 200),
              direction: direction ?? 'in',
              kind: kind ?? 'unsupported',
            },
    })),
    total: counted?.total ?? 0,
  };
}

/** By name, number, what was written, what was asked about and from which address, or the reference of a reservation of the number within reach (B16, B21, B34). */
function searched(actor: Actor, search: string): SQL | undefined {
  const digits = phoneDigits(search);
  const said = sql`${conversations.id} in (
    select conversation_id from conversation_messages where ${matches(sql`body`, search)})`;
  const reference = readReference(search);
  const booked = sql`${digitsOf(conversations.phone)} in (
    select ${bookerDigits} from ${people}
    join ${reservations} on ${reservations.id} = ${people.reservationId}
    join ${activities} on ${activities.id} = ${reservations.activityId}
    where ${reservations.reference} = ${reference} and ${isLiveBooker} and ${reachableActivities(actor)})`;
  return or(
    matches(conversations.name, search),
    // A number with spaces, however it was copied.
    /^[+\d\s().-]+$/.test(search) && digits !== '' ? matches(conversations.phone, digits) : undefined,
    said,
    enquiryFound(search),
    reference.length === referenceLength ? booked : undefined,
  );
}
