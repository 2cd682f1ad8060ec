import { conversations } from '@dehesa/db/schema';
import { isTerritoryId, type TerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { ConversationInput, windowClosesAt } from '@dehesa/domain/inbox';
import { and, eq } from 'drizzle-orm';
import { readWhatsappAccount } from '../configuration/index';
import { authorize, type ServiceContext } from '../context';
import { reachableConversations } from './inbox-scope';
import { type PhoneReservation, readPhoneReservations } from './phone-reservations';
import { readThread, type ThreadItem } from './read-thread';

export interface Conversation {
  id: number;
  territoryId: TerritoryId;
  name: string;
  phone: string;
  unread: number;
  /** The newest first. */
  messages: ThreadItem[];
  total: number;
  /** What there is to be read: the last that came in, by its arrival; null where nothing did. */
  readThrough: number | null;
  /** Until when a text may be sent; null where nobody has written. */
  windowClosesAt: Date | null;
  /** What the time is for the window, whatever the screen's clock says. */
  now: Date;
  /** Whether the territory has an account to answer from. */
  canAnswer: boolean;
  /** Of this number, within the caller's reach (B21). */
  reservations: PhoneReservation[];
}

/** A page of a conversation; one out of the caller's inboxes does not exist for it (B22, B38). */
export async function readConversation(ctx: ServiceContext, input: ConversationInput): Promise<Conversation> {
  const actor = authorize(ctx, 'messages.read');
  const { id, ...page } = ConversationInput.parse(input);
  const [found] = await ctx.db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), reachableConversations(actor)));
  if (!found || !isTerritoryId(found.territoryId)) throw DomainError.of('record.notFound');
  const { territoryId, name, phone, unread, lastIncomingAt } = found;
  const [thread, account, reservations] = await Promise.all([
    readThread(ctx, { id, territoryId, phone }, page),
    readWhatsappAccount(ctx, territoryId),
    readPhoneReservations(ctx, actor, phone),
  ]);
  return {
    id,
    territoryId,
    name,
    phone,
    unread,
    ...thread,
    windowClosesAt: windowClosesAt(lastIncomingAt),
    now: ctx.clock.now(),
    canAnswer: account !== null,
    reservations: reservations.map(({ language: _language, ...reservation }) => reservation),
  };
}
