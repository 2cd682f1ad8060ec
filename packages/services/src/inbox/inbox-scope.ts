import { conversations } from '@dehesa/db/schema';
import { type Actor, inboxTerritories } from '@dehesa/domain/access';
import { inArray, type SQL, sql } from 'drizzle-orm';

/** The conversations that an actor reads: both territories', or its own (B38). */
export function reachableConversations(actor: Actor): SQL {
  const territories = inboxTerritories(actor);
  return territories.length === 0 ? sql`false` : inArray(conversations.territoryId, territories);
}
