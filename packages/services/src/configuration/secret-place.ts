import { configuration, territories } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import {
  secretPlaces,
  type Settings,
  territorySecretPlaces,
  type TerritorySettings,
} from '@dehesa/domain/configuration';
import { eq } from 'drizzle-orm';
import type { Installation, ServiceContext } from '../context';
import type { SecretName } from './secret-name';

/** Where a secret may be sent, as text: it is sealed together with its place and opens for no other (B42). */
export type SecretPlace = string;

/** Of a secret that never leaves the installation. */
export const nowhere: SecretPlace = '';

type MailPlace = Pick<Settings, (typeof secretPlaces.mailPassword)[number]>;
type WordpressPlace = Pick<Settings, (typeof secretPlaces.wordpressPassword)[number]>;
type WhatsappPlace = Pick<TerritorySettings, (typeof territorySecretPlaces.whatsappToken)[number]>;

export const mailPlace = (settings: MailPlace): SecretPlace => asText(settings, secretPlaces.mailPassword);

export const wordpressPlace = (settings: WordpressPlace): SecretPlace =>
  asText(settings, secretPlaces.wordpressPassword);

export const syncPlace = (settings: Pick<Settings, 'syncUrl'>): SecretPlace => asText(settings, secretPlaces.syncToken);

/** The API's address is the installation's: another version of it is the same place, another host is not. */
export const whatsappPlace = ({ whatsappApiUrl }: Installation, settings: WhatsappPlace): SecretPlace =>
  `${whatsappApiUrl === undefined ? '' : new URL(whatsappApiUrl).origin} ${asText(settings, territorySecretPlaces.whatsappToken)}`;

/** Where a secret belongs by the settings as they are stored now. */
export async function placeOfSecret(
  db: ServiceContext['db'],
  installation: Installation,
  name: SecretName,
): Promise<SecretPlace> {
  if (name === 'whatsapp-token-1') return whatsappPlaceOf(db, installation, 1);
  if (name === 'whatsapp-token-2') return whatsappPlaceOf(db, installation, 2);
  if (name !== 'mail-password' && name !== 'wordpress-password' && name !== 'sync-token') return nowhere;
  const [row] = await db.select().from(configuration);
  if (!row) throw new Error('the configuration has no row: migrations did not run');
  if (name === 'mail-password') return mailPlace(row);
  return name === 'sync-token' ? syncPlace(row) : wordpressPlace(row);
}

async function whatsappPlaceOf(
  db: ServiceContext['db'],
  installation: Installation,
  id: TerritoryId,
): Promise<SecretPlace> {
  const [row] = await db.select().from(territories).where(eq(territories.id, id));
  if (!row) throw new Error(`there is no territory ${id}: migrations did not run`);
  return whatsappPlace(installation, row);
}

function asText<T extends object>(settings: T, fields: readonly (keyof T)[]): SecretPlace {
  return JSON.stringify(fields.map((field) => settings[field]));
}
