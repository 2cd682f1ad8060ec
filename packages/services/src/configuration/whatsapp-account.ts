import { configurationSecrets, territories } from '@dehesa/db/schema';
import { isTerritoryId, type TerritoryId } from '@dehesa/domain/access';
import { eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Installation, ServiceContext } from '../context';
import { purposeKey, purposeKeys } from '../keys/index';
import { nowhere, type SecretPlace, whatsappPlace } from './secret-place';
import { openedSecret, openSecret } from './secrets';

/** A territory's WhatsApp account with its secrets in the clear: only for what talks to WhatsApp (B38, B42). */
export interface WhatsappAccount {
  territoryId: TerritoryId;
  /** The number that messages leave by. */
  phoneNumberId: string;
  /** The business account that templates belong to; may be empty. */
  accountId: string;
  token: string;
  /** Signs what arrives at the webhook. */
  appSecret: string | undefined;
}

/** The account that a territory sends with; null where its number or its token is not set. One round trip. */
export async function readWhatsappAccount(
  ctx: ServiceContext,
  territoryId: TerritoryId,
): Promise<WhatsappAccount | null> {
  const tokenName = `whatsapp-token-${territoryId}` as const;
  const appSecretName = `whatsapp-app-secret-${territoryId}` as const;
  const rows = await ctx.db
    .select({
      phoneNumberId: territories.whatsappPhoneNumberId,
      accountId: territories.whatsappAccountId,
      name: configurationSecrets.name,
      sealed: configurationSecrets.sealed,
    })
    .from(territories)
    .leftJoin(configurationSecrets, inArray(configurationSecrets.name, [tokenName, appSecretName]))
    .where(eq(territories.id, territoryId));
  const [row] = rows;
  if (!row || row.phoneNumberId === '') return null;
  const { phoneNumberId, accountId } = row;
  const place = whatsappPlace(ctx.installation, {
    whatsappPhoneNumberId: phoneNumberId,
    whatsappAccountId: accountId,
  });
  const secret = (name: typeof tokenName | typeof appSecretName, at: SecretPlace) => {
    const sealed = rows.find((one) => one.name === name)?.sealed;
    return sealed ? openSecret(ctx.installation, name, sealed, at) : undefined;
  };
  const token = secret(tokenName, place);
  if (token === undefined) return null;
  return { territoryId, phoneNumberId, accountId, token, appSecret: secret(appSecretName, nowhere) };
}

/** Whether a territory has an account to send from; wants `territories` joined. */
export const hasWhatsappAccount: SQL<boolean> = sql`
  (${territories.whatsappPhoneNumberId} <> '' and exists (
    select from configuration_secrets secret where secret.name = 'whatsapp-token-' || ${territories.id}))`;

/** The same by itself: whether its secrets open is not asked. */
export async function ownsWhatsappAccount(ctx: Pick<ServiceContext, 'db'>, territoryId: TerritoryId): Promise<boolean> {
  const [row] = await ctx.db
    .select({ owns: hasWhatsappAccount })
    .from(territories)
    .where(eq(territories.id, territoryId));
  return row?.owns ?? false;
}

/** A number of ours, and what the app behind it signs with. */
export interface WhatsappSigner extends Pick<WhatsappAccount, 'territoryId' | 'phoneNumberId'> {
  appSecret: string;
}

/** What may sign at the webhook. A secret that does not open speaks for nobody, and takes nothing from the others (B38). */
export async function readWhatsappSigners({
  db,
  installation,
}: Pick<ServiceContext, 'db' | 'installation'>): Promise<WhatsappSigner[]> {
  const rows = await db
    .select({
      id: territories.id,
      phoneNumberId: territories.whatsappPhoneNumberId,
      sealed: configurationSecrets.sealed,
    })
    .from(territories)
    .innerJoin(configurationSecrets, eq(configurationSecrets.name, sql`'whatsapp-app-secret-' || ${territories.id}`))
    .where(ne(territories.whatsappPhoneNumberId, ''));
  return rows.flatMap(({ id: territoryId, phoneNumberId, sealed }) => {
    if (!isTerritoryId(territoryId)) return [];
    const appSecret = openedSecret(installation, `whatsapp-app-secret-${territoryId}`, sealed, nowhere);
    return appSecret === undefined ? [] : [{ territoryId, phoneNumberId, appSecret }];
  });
}

/** What WhatsApp shows to the webhook when it is set up there: the installation's own, nothing to think up. */
export function whatsappVerifyToken(installation: Installation): string {
  return purposeKey(installation, 'whatsapp-verify-token').toString('base64url');
}

/** The word above, and what it was under previous keys: WhatsApp asks again with the one that was typed there. */
export function whatsappVerifyTokens(installation: Installation): string[] {
  return purposeKeys(installation, 'whatsapp-verify-token').map((key) => key.toString('base64url'));
}
