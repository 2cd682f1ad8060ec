import { conversations, enquiries } from '@dehesa/db/schema';
import type { Actor, TerritoryId } from '@dehesa/domain/access';
import type { Sought } from '@dehesa/domain/finder';
import type { ConversationChannel } from '@dehesa/domain/inbox';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../context';
import { reachableConversations } from '../inbox/index';
import { isAbout } from './all-words';
import { type FoundGroup, groupOf, mostCandidates } from './found-group';

export interface FoundConversation {
  id: number;
  /** Whose inbox it is in. */
  territoryId: TerritoryId;
  channel: ConversationChannel;
  name: string;
  /** The number of WhatsApp; null for what began on our pages. */
  phone: string | null;
  updatedAt: Date;
}

/** As `conversations_search_idx` has it. */
const contact = sql`search_fold(${conversations.name} || chr(10) || coalesce(${conversations.phone}, ''))`;
/** As `enquiries_search_idx` has it. */
const enquirer = sql`search_fold(${enquiries.emailKey} || chr(10) || ${enquiries.organisation} || chr(10)
  || coalesce(${enquiries.phonePrefix}, '') || coalesce(${enquiries.phone}, ''))`;

/** The first conversations within reach by who wrote: name, number, address or organisation; the newest first (B38, B86). */
export async function findConversations(
  ctx: ServiceContext,
  actor: Actor,
  sought: Sought,
  shown: number,
): Promise<FoundGroup<FoundConversation>> {
  const reach = reachableConversations(actor);
  const named = ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(reach, isAbout(contact, sought)))
    .limit(mostCandidates);
  const asked = ctx.db
    .select({ id: enquiries.conversationId })
    .from(enquiries)
    .innerJoin(conversations, eq(conversations.id, enquiries.conversationId))
    .where(and(reach, isAbout(enquirer, sought)))
    .limit(mostCandidates);
  const rows = await ctx.db
    .select({
      id: conversations.id,
      territoryId: sql<TerritoryId>`${conversations.territoryId}`,
      channel: conversations.channel,
      name: conversations.name,
      phone: conversations.phone,
      updatedAt: conversations.updatedAt,
    })
    .from(conversations)
    .where(inArray(conversations.id, unionAll(named, asked)))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(shown + 1);
  return groupOf(rows, shown);
}
