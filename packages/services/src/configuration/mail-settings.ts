import { configuration } from '@dehesa/db/schema';
import type { ServiceContext } from '../context';
import { mailPlace } from './secret-place';
import { readSecret } from './secrets';

/** The outgoing mail server of the configuration, with its password in the clear: only for the mail adapter. */
export interface MailSettings {
  host: string;
  port: number;
  tls: boolean;
  /** Nothing is said to a server that offers no encryption. */
  requireTls: boolean;
  account: string;
  password: string | undefined;
  from: { address: string; name: string };
}

/** The mail server to send with; `null` when none is configured. */
export async function readMailSettings(ctx: ServiceContext): Promise<MailSettings | null> {
  const [row] = await ctx.db.select().from(configuration);
  if (!row || row.mailHost === '') return null;
  return {
    host: row.mailHost,
    port: row.mailPort,
    tls: row.mailTls,
    requireTls: row.mailRequireTls,
    account: row.mailAccount,
    password: await readSecret(ctx, 'mail-password', mailPlace(row)),
    from: { address: row.mailFrom || row.mailAccount, name: row.mailAlias || row.appName },
  };
}

/** Name and address that messages come from when the server is given from outside the configuration. */
export async function readMailSender(ctx: ServiceContext): Promise<MailSettings['from']> {
  const [row] = await ctx.db.select().from(configuration);
  const host = new URL(ctx.installation.publicUrl).hostname;
  return {
    address: row?.mailFrom || row?.mailAccount || `no-reply@${host.includes('.') ? host : `${host}.localdomain`}`,
    name: row?.mailAlias || row?.appName || host,
  };
}
