import { configuration, files, territories } from '@dehesa/db/schema';
import { isTerritoryId, type TerritoryId } from '@dehesa/domain/access';
import type { EarlyAccessRange } from '@dehesa/domain/activities';
import { AppType } from '@dehesa/domain/configuration';
import { offeredIn, type OfferedLanguages } from '@dehesa/domain/languages';
import { asc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../batches/built-once';
import type { ServiceContext } from '../context';
import { logoColumns, type PageLogo, pageLogo } from './read/logo';
import { customCssAddress } from './settings/custom-css';

/** What every screen may know of the installation. */
export interface PublicConfiguration {
  appName: string;
  appType: AppType;
  /** CSS of the installation's own (B45). */
  customCss: string;
  /** Where pages load it; null where there is none. */
  styleSheet: string | null;
  /** In place of the product's mark (B107); null for none. */
  logo: PageLogo | null;
  /** What visitors may read; the first is spoken where nothing else decides (B108). */
  languages: OfferedLanguages;
  /** The days on which collaborators' links may book ahead (B9). */
  earlyAccess: EarlyAccessRange;
  territories: {
    id: TerritoryId;
    names: { es: string; pt: string };
    referencePrefix: string;
    /** The WhatsApp account that visitors of the territory may write to; empty where there is none. */
    whatsappPhoneNumberId: string;
    /** It can send: bookers may ask for messages by WhatsApp. */
    whatsapp: boolean;
  }[];
}

/** The installation's name, variant, looks, early access and territories: for everybody. */
export async function readPublicConfiguration(ctx: Pick<ServiceContext, 'db'>): Promise<PublicConfiguration> {
  const [[settings], rows] = await Promise.all([askSettings(ctx.db), askTerritories(ctx.db)]);
  if (!settings) throw new Error('the configuration has no row: migrations did not run');
  return {
    appName: settings.appName,
    appType: AppType.parse(settings.appType),
    customCss: settings.customCss,
    styleSheet: customCssAddress(settings.customCss),
    logo: pageLogo(settings.logo),
    languages: offeredIn(settings.languages),
    earlyAccess: { opensOn: settings.opensOn, closesOn: settings.closesOn },
    territories: rows.flatMap(({ id, nameEs, namePt, referencePrefix, whatsappPhoneNumberId, hasToken }) => {
      if (!isTerritoryId(id)) return [];
      const whatsapp = whatsappPhoneNumberId !== '' && hasToken;
      return [{ id, names: { es: nameEs, pt: namePt }, referencePrefix, whatsappPhoneNumberId, whatsapp }];
    }),
  };
}

const askSettings = builtOnce((db) =>
  db
    .select({
      appName: configuration.appName,
      appType: configuration.appType,
      customCss: configuration.customCss,
      opensOn: configuration.earlyAccessOpensOn,
      closesOn: configuration.earlyAccessClosesOn,
      logo: logoColumns,
      languages: configuration.visitorLanguages,
    })
    .from(configuration)
    .leftJoin(files, eq(files.id, configuration.logoId))
    .prepare('public_settings'),
);

const askTerritories = builtOnce((db) =>
  db
    .select({
      id: territories.id,
      nameEs: territories.nameEs,
      namePt: territories.namePt,
      referencePrefix: territories.referencePrefix,
      whatsappPhoneNumberId: territories.whatsappPhoneNumberId,
      hasToken: sql<boolean>`exists (select from configuration_secrets s where s.name = 'whatsapp-token-' || ${territories.id})`,
    })
    .from(territories)
    .orderBy(asc(territories.id))
    .prepare('public_territories'),
);
