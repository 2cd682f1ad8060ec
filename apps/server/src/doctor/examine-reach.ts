import { randomUUID } from 'node:crypto';
import type { FileStore } from '@dehesa/services/context';
import type { SmtpMailers } from '../adapters/mail/smtp-mailer';
import type { Outgoing } from '../adapters/outgoing/outgoing';
import type { TracingSettings } from '../settings/tracing';
import { type Finding, fault, good, note, wordsOf } from './finding';

/** Whether stored files can be written, read and removed where uploads lie. */
export async function examineStorage(open: () => Promise<FileStore>): Promise<Finding> {
  const todo =
    'check the folder of DATA_DIR and its rights, or the S3_ variables and what the key may do in the bucket';
  const key = `doctor-${randomUUID()}.txt`;
  try {
    const store = await open();
    await store.write(key, Buffer.from(key));
    const read = await store.read(key);
    await store.remove(key);
    if (read?.toString() === key) return good('storage', 'files can be stored, read and removed');
    return fault('storage', 'what was stored does not come back', todo);
  } catch (error) {
    return fault('storage', `files cannot be stored: ${wordsOf(error)}`, todo);
  }
}

/** Whether the mail server of the environment or of the configuration lets the product in; no mail is sent. */
export async function examineMail(mailers: SmtpMailers): Promise<Finding> {
  try {
    if (await mailers.reach()) return good('mail', 'the mail server lets the product in');
    return note('mail', 'no mail server is configured: messages wait', 'set SMTP_URL, or Config. App. → Correo');
  } catch (error) {
    const todo =
      'check the mail settings (SMTP_URL, or Config. App. → Correo) and that the server may be reached from here';
    return fault('mail', `the mail server does not let the product in: ${wordsOf(error)}`, todo);
  }
}

/** Whether the collector takes traces, where one is named: an empty lot is sent to it. */
export async function examineCollector(tracing: TracingSettings | null, outgoing: Outgoing): Promise<Finding[]> {
  if (tracing === null || tracing.form === 'console') return [];
  const { form, url, headers } = tracing;
  const { hostname } = new URL(url);
  const todo = 'check the OTEL_EXPORTER_OTLP_ variables; the product serves on without it';
  const type = form === 'http/json' ? 'application/json' : 'application/x-protobuf';
  try {
    const answer = await outgoing.trusting(hostname).fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: form === 'http/json' ? '{"resourceSpans":[]}' : Buffer.alloc(0),
      timeoutMs: 5_000,
    });
    await answer.body?.cancel();
    if (answer.ok) return [good('traces', `the collector at ${hostname} takes traces`)];
    return [note('traces', `the collector at ${hostname} answers with ${answer.status}`, todo)];
  } catch (error) {
    return [note('traces', `the collector at ${hostname} does not answer: ${wordsOf(error)}`, todo)];
  }
}

const badCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

/** Whether visitors reach the product at its address, as far as that can be seen from here. */
export async function examineAddress(publicUrl: string, outgoing: Outgoing): Promise<Finding> {
  const { protocol, hostname } = new URL(publicUrl);
  if (/^(localhost|127\.|\[::1\])/.test(hostname))
    return note('address', `${publicUrl} is reached from this machine alone`, 'set PUBLIC_URL to where visitors come');
  if (protocol === 'http:')
    return note(
      'address',
      `${publicUrl} is without encryption: everybody on the way reads along`,
      'put a proxy of infra/proxy in front, and leave out PUBLIC_HTTP',
    );
  try {
    const answer = await outgoing.trusting(hostname).fetch(`${publicUrl}/api/live`, { timeoutMs: 5_000 });
    await answer.body?.cancel();
    if (answer.ok) return good('address', `${publicUrl} answers`);
    const todo = 'is the product running, and does the proxy lead to its port?';
    return note('address', `${publicUrl} answers with ${answer.status}`, todo);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (badCertificate.test(code))
      return fault(
        'address',
        `the certificate of ${hostname} is not trusted: ${code}`,
        'have the proxy renew it; browsers refuse it too',
      );
    const todo =
      'fine before the first start, or where this machine cannot see itself from outside; else check DNS and proxy';
    return note('address', `${publicUrl} does not answer from here: ${wordsOf(error)}`, todo);
  }
}
