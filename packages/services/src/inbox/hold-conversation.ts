import { conversations } from '@dehesa/db/schema';
import { type Actor, isTerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { readWhatsappAccount } from '../configuration/index';
import type { ServiceContext } from '../context';
import { reachableConversations } from './inbox-scope';

export type HeldConversation = typeof conversations.$inferSelect;

/** The row of a conversation within reach, held until the transaction ends; any other does not exist (B22). */
export async function holdConversation(tx: ServiceContext['db'], actor: Actor, id: number): Promise<HeldConversation> {
  const [held] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), reachableConversations(actor)))
    .for('no key update');
  if (!held) throw DomainError.of('record.notFound');
  return held;
}

/** The same without holding it. */
export async function findConversation(db: ServiceContext['db'], actor: Actor, id: number): Promise<HeldConversation> {
  const [found] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), reachableConversations(actor)));
  if (!found) throw DomainError.of('record.notFound');
  return found;
}

/** Refuses to write where there is no account to send it from: it would stay unsent for ever. */
export async function requireAccount(ctx: ServiceContext, territoryId: number): Promise<void> {
  const account = isTerritoryId(territoryId) ? await readWhatsappAccount(ctx, territoryId) : null;
  if (account === null) throw DomainError.of('messages.whatsappNotConfigured');
}

/** The number that a conversation is held with by WhatsApp; what began on our pages has none to write to. */
export function whatsappNumber({ phone }: HeldConversation): string {
  if (phone === null) throw DomainError.of('record.notFound');
  return phone;
}
