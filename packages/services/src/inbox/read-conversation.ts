import { conversations } from '@dehesa/db/schema';
import { emailKey } from '@dehesa/domain/identity';
import { isTerritoryId, type TerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { type ConversationChannel, ConversationInput, windowClosesAt } from '@dehesa/domain/inbox';
import { and, eq } from 'drizzle-orm';
import { ownsWhatsappAccount } from '../configuration/index';
import { authorize, type ServiceContext } from '../context';
import { reachableConversations } from './inbox-scope';
import { type ContactReservation, readContactReservations } from './contact-reservations';
import { type EnquiryDetail, readEnquiry } from './enquiries/read-enquiry';
import { readThread, type ThreadItem } from './read-thread';

export interface Conversation {
  id: number;
  territoryId: TerritoryId;
  channel: ConversationChannel;
  name: string;
  /** The number of WhatsApp, or the one that was given on our pages; null where none was. */
  phone: string | null;
  /** What began on our pages (B82). */
  enquiry: EnquiryDetail | null;
  unread: number;
  /** The newest first. */
  messages: ThreadItem[];
  total: number;
  /** What there is to be read: the last that came in, by its arrival; null where nothing did. */
  readThrough: number | null;
  /** Until when WhatsApp takes a text; null where nobody has written by it. */
  windowClosesAt: Date | null;
  /** What the time is for the window, whatever the screen's clock says. */
  now: Date;
  /** Whether the territory has an account to answer from; mail always has a way. */
  canAnswer: boolean;
  /** Of who writes, within the caller's reach (B21). */
  reservations: ContactReservation[];
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
  const { territoryId, channel, name, unread, lastIncomingAt } = found;
  const enquiry = channel === 'web' ? await readEnquiry(ctx, id) : null;
  const contact = enquiry === null ? { phone: found.phone ?? '' } : { emailKey: emailKey(enquiry.email) };
  const [thread, canAnswer, reservations] = await Promise.all([
    readThread(ctx, { id, territoryId, phone: found.phone }, page),
    channel === 'web' || ownsWhatsappAccount(ctx, territoryId),
    readContactReservations(ctx, actor, contact),
  ]);
  return {
    id,
    territoryId,
    channel,
    name,
    phone: enquiry === null ? found.phone : enquiry.phone,
    enquiry,
    unread,
    ...thread,
    windowClosesAt: channel === 'whatsapp' ? windowClosesAt(lastIncomingAt) : null,
    now: ctx.clock.now(),
    canAnswer,
    reservations: reservations.map(({ language: _language, ...reservation }) => reservation),
  };
}
