import { configurationSecrets } from '@dehesa/db/schema';
import { hiddenSecret } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { eq, sql } from 'drizzle-orm';
import type { Installation, ServiceContext } from '../context';
import { openAny, type Opened, purposeKey, purposeKeys, seal } from '../keys/index';
import type { SecretName } from './secret-name';
import { placeOfSecret, type SecretPlace } from './secret-place';

/**
 * Stores a secret sealed under the installation's key, for the place that the settings name in `tx`; an empty one is
 * removed, `hiddenSecret` changes nothing (B42).
 */
export async function saveSecret(
  ctx: Pick<ServiceContext, 'installation'>,
  tx: ServiceContext['db'],
  name: SecretName,
  value: string,
): Promise<void> {
  if (value === hiddenSecret) return;
  if (value === '') {
    await tx.delete(configurationSecrets).where(eq(configurationSecrets.name, name));
    return;
  }
  const place = await placeOfSecret(tx, ctx.installation, name);
  const sealed = seal(purposeKey(ctx.installation, 'configuration-secrets'), value, contextOf(name, place));
  await tx
    .insert(configurationSecrets)
    .values({ name, sealed })
    .onConflictDoUpdate({ target: configurationSecrets.name, set: { sealed, updatedAt: sql`now()` } });
}

/**
 * A stored secret in the clear, for the adapter that needs it and the place that this one connects to; `undefined` when
 * there is none, `configuration.secretLost` for one that was stored for another place. Never goes out (B42).
 */
export async function readSecret(ctx: ServiceContext, name: SecretName, at?: SecretPlace): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ sealed: configurationSecrets.sealed })
    .from(configurationSecrets)
    .where(eq(configurationSecrets.name, name));
  if (!row) return undefined;
  return openSecret(ctx.installation, name, row.sealed, at ?? (await placeOfSecret(ctx.db, ctx.installation, name)));
}

/** The same for who has read the sealed one along with something else. */
export function openSecret(installation: Installation, name: SecretName, sealed: Buffer, place: SecretPlace): string {
  const text = openedSecret(installation, name, sealed, place);
  if (text === undefined) throw DomainError.of('configuration.secretLost');
  return text;
}

/** The same where one that cannot be opened is none. */
export function openedSecret(
  installation: Installation,
  name: SecretName,
  sealed: Buffer,
  place: SecretPlace,
): string | undefined {
  return opened(installation, name, sealed, place)?.text;
}

/**
 * Seals a stored secret anew that is sealed under a previous key, or as secrets were before they had a place. Answers
 * what came of it: `lost` is one that no key opens for its place, and stays as it is.
 */
export async function resealSecret(
  { installation }: Pick<ServiceContext, 'installation'>,
  tx: ServiceContext['db'],
  { name, sealed }: { name: SecretName; sealed: Buffer },
): Promise<'current' | 'resealed' | 'lost'> {
  const place = await placeOfSecret(tx, installation, name);
  const found = opened(installation, name, sealed, place);
  if (found === undefined) return 'lost';
  if (found.current) return 'current';
  const anew = seal(purposeKey(installation, 'configuration-secrets'), found.text, contextOf(name, place));
  await tx.update(configurationSecrets).set({ sealed: anew }).where(eq(configurationSecrets.name, name));
  return 'resealed';
}

function opened(installation: Installation, name: SecretName, sealed: Buffer, place: SecretPlace): Opened | undefined {
  const keys = purposeKeys(installation, 'configuration-secrets');
  // The name alone: those that were stored before secrets had a place.
  return openAny(keys, sealed, [contextOf(name, place), name]);
}

function contextOf(name: SecretName, place: SecretPlace): string {
  return `${name}\n${place}`;
}
