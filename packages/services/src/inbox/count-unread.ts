import { conversations, territories } from '@dehesa/db/schema';
import { inboxTerritories, isTerritoryId, type TerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, gt, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { reachableConversations } from './inbox-scope';

/** Messages that nobody has opened yet, for each inbox of the caller; none for a role that has no inbox (B38). */
export async function countUnread(ctx: ServiceContext): Promise<{ territoryId: TerritoryId; unread: number }[]> {
  const actor = authorize(ctx, 'messages.read');
  const rows = await ctx.db
    .select({ territoryId: conversations.territoryId, unread: sql<number>`sum(${conversations.unread})::int` })
    .from(conversations)
    .where(and(reachableConversations(actor), gt(conversations.unread, 0)))
    .groupBy(conversations.territoryId);
  return inboxTerritories(actor).map((territoryId) => ({
    territoryId,
    unread: rows.find((row) => row.territoryId === territoryId)?.unread ?? 0,
  }));
}

/** The same by the WhatsApp identifier of a territory; one that is nobody's, or another's, does not exist (B22, B38). */
export async function countUnreadOfAccount(ctx: ServiceContext, phoneNumberId: string): Promise<number> {
  const counts = await countUnread(ctx);
  const found = await ctx.db
    .select({ id: territories.id })
    .from(territories)
    .where(phoneNumberId === '' ? sql`false` : eq(territories.whatsappPhoneNumberId, phoneNumberId));
  const own = counts.filter(({ territoryId }) => found.some(({ id }) => isTerritoryId(id) && id === territoryId));
  if (own.length === 0) throw DomainError.of('record.notFound');
  return own.reduce((sum, { unread }) => sum + unread, 0);
}
