import type { Socket } from 'node:net';
import { rootCertificates } from 'node:tls';
import { callbackify } from 'node:util';
import { type MailSettings, readMailSender, readMailSettings } from '@dehesa/services/configuration';
import type { Mailer, OutgoingMail, ServiceContext } from '@dehesa/services/context';
import { inSpan } from '../../tracing/in-span';
import { Outgoing } from '../outgoing/outgoing';
import { mailServerIn } from '../../settings/fixed-settings';
import { smtpFailure } from './smtp-failure';

/** How long a mail server may take, in milliseconds; a stalled one must not hold the queue. */
export interface MailTimeouts {
  connection: number;
  greeting: number;
  /** Without a word on an open connection. */
  socket: number;
  /** For one message as a whole: a server that dribbles is not silent, and yet never done. */
  whole?: number;
  /** How long the queue leaves a silent one alone. */
  pause?: number;
}

const defaultTimeouts: MailTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000 };
const wholeTime = 180_000;

export interface SmtpMailers {
  /** The mailer of the settings as they are now; null where no server is configured. */
  current(): Promise<Mailer | null>;
  /** Signs in at the server and sends nothing; false where none is configured. Refusals are `DeliveryFailure`s. */
  reach(): Promise<boolean>;
  close(): void;
}

export interface SmtpMailerOptions {
  /** Overrides the server of the configuration. */
  smtpUrl: string | null;
  timeouts?: MailTimeouts;
  outgoing?: Outgoing;
  /** A certificate to trust besides those that everybody trusts, in PEM. */
  trusted?: string;
}

type SocketGiven = (error: Error | null, given: { connection: Socket }) => void;

interface PooledMailer extends Mailer {
  reach(): Promise<void>;
  close(): void;
}

/** Mail over SMTP with the settings of the configuration; changed settings count from the next message on. */
export function smtpMailers(
  ctx: ServiceContext,
  { smtpUrl, timeouts = defaultTimeouts, trusted, outgoing = new Outgoing() }: SmtpMailerOptions,
): SmtpMailers {
  // A server that the environment names is the installation's own choice.
  const way = smtpUrl === null ? outgoing : outgoing.trusting(new URL(smtpUrl).hostname);
  let open: { key: string; mailer: PooledMailer } | undefined;
  const current = async () => {
    const settings = smtpUrl === null ? await readMailSettings(ctx) : await fromUrl(ctx, smtpUrl);
    // Loaded where there is a server to speak to.
    const library = settings && (await import('nodemailer'));
    const key = JSON.stringify(settings);
    if (open?.key === key) return open.mailer;
    open?.mailer.close();
    open = library ? { key, mailer: pooledMailer(library, settings, timeouts, way, trusted) } : undefined;
    return open?.mailer ?? null;
  };
  return {
    current,
    async reach() {
      const mailer = await current();
      await mailer?.reach();
      return mailer !== null;
    },
    close() {
      open?.mailer.close();
      open = undefined;
    },
  };
}

async function fromUrl(ctx: ServiceContext, smtpUrl: string): Promise<MailSettings> {
  return { ...mailServerIn(smtpUrl), from: await readMailSender(ctx) };
}

function pooledMailer(
  { createTransport }: typeof import('nodemailer'),
  settings: MailSettings,
  timeouts: MailTimeouts,
  outgoing: Outgoing,
  trusted?: string,
): PooledMailer {
  const open = callbackify(async () => ({ connection: await outgoing.connect(settings, timeouts.connection) }));
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: settings.host,
    port: settings.port,
    secure: settings.tls,
    requireTLS: settings.requireTls,
    getSocket: (_options: unknown, done: SocketGiven) => open(done),
    ...(settings.account !== '' && { auth: { user: settings.account, pass: settings.password ?? '' } }),
    ...(trusted !== undefined && { tls: { ca: [...rootCertificates, trusted] } }),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    // One for a pooled connection that the server had closed meanwhile; the rest is the queue's, with its pauses.
    maxRequeues: 1,
    // A template is text of the installation's own: it must not pull in files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { account, password } = settings;
  const secrets = password ? [password, `\0${account}\0${password}`] : [];
  const handedOver = new Set<string>();
  const attributes = () => ({ 'server.address': settings.host, 'server.port': settings.port });
  // The library does not tell how far a message got. Its last byte is taken from it right before the final dot is sent.
  transport.use('stream', (composed, done) => {
    const id = composed.message.messageId();
    composed.message.processFunc((bytes) => bytes.once('end', () => handedOver.add(id)));
    done();
  });
  return {
    send: (mail) =>
      inSpan({ name: 'smtp send', outgoing: true, attributes }, async () => {
        try {
          const info = await transport.sendMail(envelope(settings, mail, timeouts));
          return { providerId: info.response };
        } catch (error) {
          throw smtpFailure(error, { handedOver: handedOver.has(mail.messageId), secrets });
        } finally {
          handedOver.delete(mail.messageId);
        }
      }),
    async reach() {
      try {
        await transport.verify();
      } catch (error) {
        throw smtpFailure(error, { handedOver: false, secrets });
      }
    },
    close: () => transport.close(),
  };
}

function envelope({ from }: MailSettings, mail: OutgoingMail, { whole = wholeTime }: MailTimeouts) {
  return {
    from,
    to: { address: mail.to.email, name: mail.to.name },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: mail.messageId,
    headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map((attachment) => ({ ...attachment })),
    signal: AbortSignal.timeout(whole),
  };
}
