import { type MailSettings, readMailSender, readMailSettings } from '@dehesa/services/configuration';
import type { Mailer, OutgoingMail, ServiceContext } from '@dehesa/services/context';
import { MailServerError } from '@dehesa/services/messages';
import { createTransport } from 'nodemailer';

/** How long a mail server may take, in milliseconds; a stalled one must not hold the queue. */
export interface MailTimeouts {
  connection: number;
  greeting: number;
  /** Without a word on an open connection. */
  socket: number;
}

const defaultTimeouts: MailTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000 };

export interface SmtpMailers {
  /** The mailer of the settings as they are now; null where no server is configured. */
  current(): Promise<Mailer | null>;
  close(): void;
}

export interface SmtpMailerOptions {
  /** Overrides the server of the configuration. */
  smtpUrl: string | null;
  timeouts?: MailTimeouts;
}

interface PooledMailer extends Mailer {
  close(): void;
}

/** Mail over SMTP with the settings of the configuration; changed settings count from the next message on. */
export function smtpMailers(
  ctx: ServiceContext,
  { smtpUrl, timeouts = defaultTimeouts }: SmtpMailerOptions,
): SmtpMailers {
  let open: { key: string; mailer: PooledMailer } | undefined;
  return {
    async current() {
      const settings = smtpUrl === null ? await readMailSettings(ctx) : await fromUrl(ctx, smtpUrl);
      const key = JSON.stringify(settings);
      if (open?.key === key) return open.mailer;
      open?.mailer.close();
      open = settings === null ? undefined : { key, mailer: pooledMailer(settings, timeouts) };
      return open?.mailer ?? null;
    },
    close() {
      open?.mailer.close();
      open = undefined;
    },
  };
}

async function fromUrl(ctx: ServiceContext, smtpUrl: string): Promise<MailSettings> {
  const url = new URL(smtpUrl);
  const tls = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: url.port === '' ? (tls ? 465 : 587) : Number(url.port),
    tls,
    account: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from: await readMailSender(ctx),
  };
}

function pooledMailer(settings: MailSettings, timeouts: MailTimeouts): PooledMailer {
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: settings.host,
    port: settings.port,
    secure: settings.tls,
    ...(settings.account !== '' && { auth: { user: settings.account, pass: settings.password ?? '' } }),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    dnsTimeout: timeouts.connection,
    // A template is text of the installation's own: it must not pull in files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        const info = await transport.sendMail(envelope(settings, mail));
        return { providerId: info.response };
      } catch (error) {
        throw new MailServerError(describeFailure(error));
      }
    },
    close: () => transport.close(),
  };
}

function envelope({ from }: MailSettings, mail: OutgoingMail) {
  return {
    from,
    to: { address: mail.to.email, name: mail.to.name },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map((attachment) => ({ ...attachment })),
  };
}

/** Code and answer of the server, or what became of the connection: never what we said, which has the password. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'ESEND';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'ESEND';
  const answer = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return `${code}: ${answer}`;
}
