import { configuration, territories } from '@dehesa/db/schema';
import { type TerritoryId, territoryIds } from '@dehesa/domain/access';
import {
  hiddenSecret,
  secretPlaces,
  SettingsInput,
  territorySecretPlaces,
  type TerritorySettings,
  withoutMovedSecrets,
} from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { assertProven, authorize, type ServiceContext } from '../../context';
import { requireFile } from '../../files/index';
import { inTransaction } from '../../in-transaction';
import { readText } from '../../read-text';
import type { SecretName } from '../secret-name';
import { saveSecret } from '../secrets';
import type { RemovedCss } from './clean-css';
import { saveMapSettings } from '../map-tiles';
import { keepStyle } from './custom-css';
import { storedSettings } from './read-settings';
import { assertUnchanged, holdSettings, saveAction } from './settings-saves';

/** What was not saved as it was given. */
export interface SavedSettings {
  /** Parts of the custom CSS that may not stay (B45). */
  removedCss: RemovedCss[];
}

/**
 * Saves the settings that are named and leaves the others as they are; the audit log has their names, never values.
 * A stored secret that would be sent elsewhere from now on is removed, unless it is typed again (B42).
 * `general` is an installation's own and cannot be chosen here (B44); `input.invalid` with the field's path.
 * A logo has to be stored as one: `record.notFound`, `file.unsupported` (B107).
 * With `since`, `configuration.changedMeanwhile` where somebody changed one of them after they were read (B95).
 * Super administrators; a secret changes by who has proven who they are (`assertProven`).
 */
export async function saveSettings(ctx: ServiceContext, raw: SettingsInput): Promise<SavedSettings> {
  authorize(ctx, 'configuration.manage');
  return storeSettings(ctx, raw, { assertMayChangeSecrets: () => assertProven(ctx) });
}

export interface StoreOptions {
  /** Throws where secrets may not change. */
  assertMayChangeSecrets?: () => void;
  /** What the audit log tells beside the names of what changed. */
  details?: Record<string, unknown>;
}

/** The same for verbs that have asked who acts. */
export async function storeSettings(
  ctx: ServiceContext,
  raw: SettingsInput,
  { assertMayChangeSecrets = () => undefined, details = {} }: StoreOptions = {},
): Promise<SavedSettings> {
  const { territories: places = {}, since, ...given } = SettingsInput.parse(raw);
  let removedCss: RemovedCss[] = [];
  if (given.customCss !== undefined) {
    const cleaned = await readText(ctx, 'cleanCss', given.customCss);
    given.customCss = cleaned.css;
    removedCss = cleaned.removed;
  }
  await inTransaction(ctx, async (tx) => {
    // Two people who save at once change each what they named.
    await holdSettings(tx);
    const before = await storedSettings(ctx, tx);
    const { mailPassword, paymentKey, wordpressPassword, syncToken, ...fields } = withoutMovedSecrets(
      secretPlaces,
      before,
      given,
    );
    if (fields.appType === 'general' && before.appType !== 'general') {
      throw DomainError.of('input.invalid', { path: 'appType' });
    }
    const secretNames = changedSecrets(before, { mailPassword, paymentKey, wordpressPassword, syncToken });
    if (secretNames.length > 0) assertMayChangeSecrets();
    const changed = [...changedNames(before, fields), ...secretNames];
    if (changed.includes('logoId') && fields.logoId) await requireFile(tx, fields.logoId, ['logo']);
    const { mapSource, mapTilesUrl, mapCredit, ...columns } = fields;
    await tx.update(configuration).set({ ...columns, updatedAt: sql`now()` });
    if (changed.includes('customCss')) await keepStyle(ctx, tx, before.customCss, fields.customCss ?? '');
    await saveMapSettings(tx, { mapSource, mapTilesUrl, mapCredit });
    await saveSecrets(ctx, tx, {
      'mail-password': mailPassword,
      'payment-key': paymentKey,
      'wordpress-password': wordpressPassword,
      'sync-token': syncToken,
    });
    for (const id of territoryIds) {
      const named = places[id];
      if (named === undefined) continue;
      const { whatsappToken, whatsappAppSecret, ...own } = withoutMovedSecrets(
        territorySecretPlaces,
        before.territories[id],
        named,
      );
      const secrets = { whatsappToken, whatsappAppSecret };
      const changedHere = changedSecrets(before.territories[id], secrets);
      if (changedHere.length > 0) assertMayChangeSecrets();
      const names = [...changedNames(before.territories[id], own), ...changedHere];
      changed.push(...names.map((name) => `territories.${id}.${name}`));
      await saveTerritory(tx, id, own);
      await saveSecrets(ctx, tx, {
        [`whatsapp-token-${id}`]: whatsappToken,
        [`whatsapp-app-secret-${id}`]: whatsappAppSecret,
      });
    }
    if (changed.length === 0) return;
    if (since !== undefined) await assertUnchanged(tx, since, changed);
    await audit(ctx, tx, {
      action: saveAction,
      entity: 'configuration',
      entityId: null,
      details: { fields: changed, ...details },
    });
  });
  return { removedCss };
}

async function saveTerritory(
  tx: ServiceContext['db'],
  id: TerritoryId,
  fields: Partial<Omit<TerritorySettings, 'whatsappToken' | 'whatsappAppSecret'>>,
): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  await tx.update(territories).set(fields).where(eq(territories.id, id));
}

async function saveSecrets(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  secrets: Partial<Record<SecretName, string | undefined>>,
): Promise<void> {
  for (const [name, value] of Object.entries(secrets)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the parameter's type
    if (value !== undefined) await saveSecret(ctx, tx, name as SecretName, value);
  }
}

/** Names of the fields whose value is another than the stored one. */
function changedNames(before: object, given: object): string[] {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(given).flatMap(([name, value]) =>
    value === undefined || JSON.stringify(value) === JSON.stringify(stored.get(name)) ? [] : [name],
  );
}

/** Whether a secret is the one that is there nobody can see: one that was typed counts as changed. */
function changedSecrets(before: object, given: Readonly<Record<string, string | undefined>>): string[] {
  const typed = Object.entries(given).filter(([, value]) => value !== hiddenSecret);
  return changedNames(before, Object.fromEntries(typed));
}
