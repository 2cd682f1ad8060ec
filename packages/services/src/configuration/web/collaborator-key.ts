import type { AuditAction } from '@dehesa/domain/audit';
import { randomBytes } from 'node:crypto';
import { configuration } from '@dehesa/db/schema';
import { sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

/** Gives the collaborators' sign-up another key; links with the old one no longer work. Super administrators. */
export async function renewCollaboratorKey(ctx: ServiceContext): Promise<void> {
  await saveKey(ctx, randomBytes(15).toString('base64url'), 'configuration.renewCollaboratorKey');
}

/** Closes the collaborators' sign-up: no key fits any more. Super administrators. */
export async function closeCollaboratorSignUp(ctx: ServiceContext): Promise<void> {
  await saveKey(ctx, '', 'configuration.closeCollaboratorSignUp');
}

/** The key itself is a secret of a kind: it is not in the audit log. */
async function saveKey(ctx: ServiceContext, collaboratorKey: string, action: AuditAction): Promise<void> {
  authorize(ctx, 'configuration.manage');
  await inTransaction(ctx, async (tx) => {
    await tx.update(configuration).set({ collaboratorKey, updatedAt: sql`now()` });
    await audit(ctx, tx, { action, entity: 'configuration', entityId: null });
  });
}
