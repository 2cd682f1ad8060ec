import { configuration, configurationSecrets, territories } from '@dehesa/db/schema';
import { isTerritoryId, type TerritoryId } from '@dehesa/domain/access';
import type { EarlyAccessRange } from '@dehesa/domain/activities';
import { AppType, hiddenSecret, type Settings, type TerritorySettings } from '@dehesa/domain/configuration';
import { offeredIn } from '@dehesa/domain/languages';
import { authorize, type Installation, type ServiceContext } from '../../context';
import { logoUrl } from '../../files/index';
import type { SecretName } from '../secret-name';
import { mapSettingsIn } from '../map-tiles';
import { mailPlace, nowhere, type SecretPlace, syncPlace, whatsappPlace, wordpressPlace } from '../secret-place';
import { openedSecret } from '../secrets';
import { lastSave } from './settings-saves';

/** The settings, and what the screen shows but does not save. */
export interface StoredSettings extends Settings {
  /** Set for the installation, never by a screen (B28). */
  licenceEndsOn: string | null;
  /** Where the logo is seen; null for none. */
  logoUrl: string | null;
  /** Saved by the collaborators' own screen (B9). */
  earlyAccess: EarlyAccessRange;
}

/** As a form gets them. */
export interface ReadSettings extends StoredSettings {
  /** What a save names, so that nothing is saved over what somebody changed since (B95). */
  stamp: number;
}

/**
 * The whole configuration, without a secret: a stored one reads as `hiddenSecret`, one that opens no more as none (B42).
 * Super administrators.
 */
export async function readSettings(ctx: ServiceContext): Promise<ReadSettings> {
  authorize(ctx, 'configuration.manage');
  // First: what is read after it is at least as new.
  const stamp = await lastSave(ctx.db);
  return { ...(await storedSettings(ctx, ctx.db)), stamp };
}

/** The same for verbs that have asked who acts. */
export async function storedSettings(
  { installation }: { installation: Installation },
  db: ServiceContext['db'],
): Promise<StoredSettings> {
  const [[row], places, secrets] = await Promise.all([
    db.select().from(configuration),
    db.select().from(territories),
    db.select().from(configurationSecrets),
  ]);
  if (!row) throw new Error('the configuration has no row: migrations did not run');
  const shown = (name: SecretName, place: SecretPlace) => {
    const sealed = secrets.find((secret) => secret.name === name)?.sealed;
    return sealed && openedSecret(installation, name, sealed, place) !== undefined ? hiddenSecret : '';
  };
  const { id: _id, extra, updatedAt: _updatedAt, ...columns } = row;
  // Those have a screen and verbs of their own.
  const { widgetOrigins: _origins, collaboratorKey: _key, earlyAccessOpensOn, earlyAccessClosesOn, ...rest } = columns;
  return {
    ...rest,
    ...mapSettingsIn(extra),
    appType: AppType.parse(row.appType),
    logoUrl: logoUrl(row.logoId),
    visitorLanguages: offeredIn(row.visitorLanguages),
    earlyAccess: { opensOn: earlyAccessOpensOn, closesOn: earlyAccessClosesOn },
    mailPassword: shown('mail-password', mailPlace(row)),
    paymentKey: shown('payment-key', nowhere),
    wordpressPassword: shown('wordpress-password', wordpressPlace(row)),
    syncToken: shown('sync-token', syncPlace(row)),
    territories: { 1: territory(1), 2: territory(2) },
  };

  function territory(wanted: TerritoryId): TerritorySettings {
    const found = places.find((place) => isTerritoryId(place.id) && place.id === wanted);
    const account = {
      whatsappPhoneNumberId: found?.whatsappPhoneNumberId ?? '',
      whatsappAccountId: found?.whatsappAccountId ?? '',
    };
    return {
      adminAlias: found?.adminAlias ?? '',
      adminEmails: found?.adminEmails ?? [],
      ...account,
      whatsappToken: shown(`whatsapp-token-${wanted}`, whatsappPlace(installation, account)),
      whatsappAppSecret: shown(`whatsapp-app-secret-${wanted}`, nowhere),
      inboxUrl: found?.inboxUrl ?? '',
    };
  }
}
