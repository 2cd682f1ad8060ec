import { createHash, randomBytes } from 'node:crypto';
import { users } from '@dehesa/db/schema';
import { invitationEnds } from '@dehesa/domain/users';
import { and, eq, isNull } from 'drizzle-orm';
import type { Installation, ServiceContext } from '../../context';
import { queueMessage, sealedField } from '../../messages';

/** What a link carries and what the account keeps of it: whoever reads the database opens nothing by it. */
export function newInvitation(): { token: string; invitationHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, invitationHash: hashOf(token) };
}

/** The screen that the link opens. After `#`, so that no server's log and no other site learns the token. */
function invitationUrl({ publicUrl }: Installation, token: string): string {
  return `${publicUrl}/invitacion#${token}`;
}

interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  language: 'es' | 'pt';
}

/** Queues the mail with the link in the transaction that makes it (B35); the queue has it sealed, the log dots. */
export async function queueInvitation(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { email, firstName, lastName, language }: Invited,
  token: string,
  options?: { priority: number },
): Promise<void> {
  await queueMessage(
    tx,
    {
      slug: 'cuenta-invitacion',
      language,
      recipient: { address: email, name: `${firstName} ${lastName}`.trim() },
      fields: { 'usuario.enlace_invitacion': sealedField(ctx.installation, invitationUrl(ctx.installation, token)) },
    },
    options,
  );
}

/** The account that a link opens now; nothing for one that was used, is too old or was taken away. */
export async function readInvited(ctx: ServiceContext, token: string, { lock = false } = {}) {
  const query = ctx.db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      invitedAt: users.invitedAt,
    })
    .from(users)
    .where(and(eq(users.invitationHash, hashOf(token)), isNull(users.passwordHash), users.hasAccess));
  const [invited] = await (lock ? query.for('update') : query);
  const ends = invited?.invitedAt ? invitationEnds(invited.invitedAt) : null;
  return ends !== null && ctx.clock.now() < ends ? invited : undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
