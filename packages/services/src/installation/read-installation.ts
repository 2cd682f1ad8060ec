import { FirstSettings, FirstWordInput } from '@dehesa/domain/installation';
import { storedSettings } from '../configuration';
import type { ServiceContext } from '../context';
import { assertInstalling } from './first-word';

/** What the installation has been told so far, and what its surroundings have settled. */
export interface Installing {
  /** Without a secret: a stored one reads as `hiddenSecret`. */
  settings: FirstSettings;
  /** Where the logo is seen; null for none. */
  logoUrl: string | null;
  /** PUBLIC_URL: no screen changes it. */
  publicUrl: string;
  /** SMTP_URL names the mail server. */
  mailFromOutside: boolean;
}

/** How far a first start has come; for who has its word (B103). */
export async function readInstallation(ctx: ServiceContext, raw: FirstWordInput): Promise<Installing> {
  const { word } = FirstWordInput.parse(raw);
  await assertInstalling(ctx, word);
  const { publicUrl, mailFromOutside = false } = ctx.installation;
  const stored = await storedSettings(ctx, ctx.db);
  return { settings: FirstSettings.parse(stored), logoUrl: stored.logoUrl, publicUrl, mailFromOutside };
}
