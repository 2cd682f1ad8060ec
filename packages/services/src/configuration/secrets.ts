import { configurationSecrets } from '@dehesa/db/schema';
import { hiddenSecret } from '@dehesa/domain/configuration';
import { eq, sql } from 'drizzle-orm';
import type { Installation, ServiceContext } from '../context';
import { purposeKey } from '../purpose-key';
import { open, seal } from '../seal';

/** Secrets of the configuration; each territory has a WhatsApp token of its own (B42). */
export type SecretName =
  | 'mail-password'
  | 'payment-key'
  | 'wordpress-password'
  | 'sync-token'
  | 'whatsapp-token-1'
  | 'whatsapp-token-2'
  | 'whatsapp-app-secret-1'
  | 'whatsapp-app-secret-2';

/** Stores a secret sealed under the installation's key; an empty one is removed, `hiddenSecret` changes nothing (B42). */
export async function saveSecret(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  name: SecretName,
  value: string,
): Promise<void> {
  if (value === hiddenSecret) return;
  if (value === '') {
    await tx.delete(configurationSecrets).where(eq(configurationSecrets.name, name));
    return;
  }
  const sealed = seal(purposeKey(ctx.installation, 'configuration-secrets'), value, name);
  await tx
    .insert(configurationSecrets)
    .values({ name, sealed })
    .onConflictDoUpdate({ target: configurationSecrets.name, set: { sealed, updatedAt: sql`now()` } });
}

/** A stored secret in the clear, for the adapter that needs it; `undefined` when there is none. Never goes out (B42). */
export async function readSecret(ctx: ServiceContext, name: SecretName): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ sealed: configurationSecrets.sealed })
    .from(configurationSecrets)
    .where(eq(configurationSecrets.name, name));
  return row && openSecret(ctx.installation, name, row.sealed);
}

/** The same for who has read the sealed one along with something else. */
export function openSecret(installation: Installation, name: SecretName, sealed: Buffer): string {
  return open(purposeKey(installation, 'configuration-secrets'), sealed, name);
}
