import { configurationSecrets, territories } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Installation, ServiceContext } from '../context';
import { purposeKey } from '../purpose-key';
import { openSecret } from './secrets';

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
  const secret = (name: typeof tokenName | typeof appSecretName) => {
    const sealed = rows.find((row) => row.name === name)?.sealed;
    return sealed ? openSecret(ctx.installation, name, sealed) : undefined;
  };
  const [row] = rows;
  const token = secret(tokenName);
  if (!row || row.phoneNumberId === '' || token === undefined) return null;
  const { phoneNumberId, accountId } = row;
  return { territoryId, phoneNumberId, accountId, token, appSecret: secret(appSecretName) };
}

/** Whether a territory `t` has an account to send from, in SQL. */
export const hasWhatsappAccount: SQL<boolean> = sql`
  (t.whatsapp_phone_number_id <> '' and exists (
    select from configuration_secrets secret where secret.name = 'whatsapp-token-' || t.id))`;

/** What WhatsApp shows to the webhook when it is set up there: the installation's own, nothing to think up. */
export function whatsappVerifyToken(installation: Installation): string {
  return purposeKey(installation, 'whatsapp-verify-token').toString('base64url');
}
