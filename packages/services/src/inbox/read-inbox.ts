import { territories } from '@dehesa/db/schema';
import { inboxTerritories } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { InboxRef } from '@dehesa/domain/inbox';
import { eq, ne } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';

/** Where a territory's inbox is: the address of another site's, or null for ours. Another's does not exist (B22). */
export async function readInbox(ctx: ServiceContext, input: InboxRef): Promise<{ externalUrl: string | null }> {
  const actor = authorize(ctx, 'messages.read');
  const { territoryId } = InboxRef.parse(input);
  if (!inboxTerritories(actor).includes(territoryId)) throw DomainError.of('record.notFound');
  const [found] = await ctx.db
    .select({ inboxUrl: territories.inboxUrl })
    .from(territories)
    .where(eq(territories.id, territoryId));
  return { externalUrl: found?.inboxUrl === '' ? null : (found?.inboxUrl ?? null) };
}

/** The origins of the configured inboxes elsewhere: pages of the back office may show them and no others. */
export async function externalInboxOrigins(ctx: Pick<ServiceContext, 'db'>): Promise<string[]> {
  const rows = await ctx.db
    .select({ inboxUrl: territories.inboxUrl })
    .from(territories)
    .where(ne(territories.inboxUrl, ''));
  const origins = rows.flatMap(({ inboxUrl }) => {
    const url = URL.canParse(inboxUrl) ? new URL(inboxUrl) : null;
    // Some signs that a host's name may have would end the policy that it is written into.
    return url !== null && /^https?:\/\/[\w.:[\]-]+$/.test(url.origin) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}
