import { configuration, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { TestMailInput } from '@dehesa/domain/messages';
import { mailTexts } from '@dehesa/i18n/mails';
import { eq } from 'drizzle-orm';
import Mustache from 'mustache';
import { randomUUID } from 'node:crypto';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { type MailLogo, readMailLogo } from '../../configuration/read/logo';
import { logoCid, logoPart } from '../content/logo-part';
import { DeliveryFailure } from './delivery-failure';
import { hostOf } from './host-of';
import { mailPage } from '../content/mail-layout';
import { MailServerError } from './delivery-failure';

/** What the mail server said when it took the test for a recipient. */
export interface TestMailAnswer {
  email: string;
  answer: string;
}

/**
 * Sends a test with the outgoing mail as it is saved now and waits for the mail server's answer: to the given address,
 * else to the administrators', else to whoever asks. Refuses with `messages.mailNotConfigured`,
 * `.serverRefused` and `.testFailed`.
 */
export async function sendTestMail(ctx: ServiceContext, raw: TestMailInput): Promise<{ answers: TestMailAnswer[] }> {
  const actor = authorize(ctx, 'configuration.manage');
  const { to } = TestMailInput.parse(raw);
  const [[settings], [user]] = await Promise.all([
    ctx.db.select({ adminEmails: configuration.adminEmails }).from(configuration),
    ctx.db.select({ email: users.email, language: users.language }).from(users).where(eq(users.id, actor.userId)),
  ]);
  const administrators = settings?.adminEmails.filter((email) => email !== '') ?? [];
  const own = user ? [user.email] : [];
  const recipients = to === '' ? (administrators.length > 0 ? administrators : own) : [to];
  return deliverTestMail(ctx, { recipients, language: user?.language ?? defaultLanguage });
}

/** The same to recipients that a verb has settled which has asked who acts. */
export async function deliverTestMail(
  ctx: ServiceContext,
  { recipients, language }: { recipients: readonly string[]; language: StaffLanguage },
): Promise<{ answers: TestMailAnswer[] }> {
  const mailer = (await ctx.mail?.current()) ?? null;
  if (mailer === null) throw DomainError.of('messages.mailNotConfigured');
  const [settings] = await ctx.db.select({ appName: configuration.appName }).from(configuration);
  const mail = testMail(ctx, { appName: settings?.appName ?? '', logo: await readMailLogo(ctx), language });
  const answers: TestMailAnswer[] = [];
  try {
    for (const email of recipients) {
      const messageId = `<prueba-${randomUUID()}@${hostOf(ctx)}>`;
      const { providerId } = await mailer.send({ ...mail, to: { email, name: '' }, messageId });
      answers.push({ email, answer: providerId });
    }
  } catch (error) {
    if (error instanceof MailServerError && error.refusal !== undefined) {
      throw DomainError.of('messages.serverRefused', { reason: error.refusal });
    }
    if (error instanceof DeliveryFailure) throw DomainError.of('messages.testFailed', { reason: error.message });
    throw error;
  } finally {
    // Also where a later one was refused: something has left.
    await audit(ctx, ctx.db, {
      action: 'configuration.testMail',
      entity: 'configuration',
      entityId: null,
      details: { recipients: recipients.length, taken: answers.length },
    });
  }
  return { answers };
}

function testMail(
  ctx: ServiceContext,
  { appName, logo, language }: { appName: string; logo: MailLogo | null; language: StaffLanguage },
) {
  const { test } = mailTexts[language];
  const subject = test.subject(appName);
  const said = test.body(hostOf(ctx));
  const body = `<h1>${Mustache.escape(test.heading)}</h1><p>${Mustache.escape(said)}</p>`;
  const html = mailPage({
    language,
    appName,
    logo: logo && { ...logo, src: `cid:${logoCid}` },
    subject,
    body,
    qr: null,
  });
  return { subject, html, text: `${test.heading}\n\n${said}`, attachments: logo ? [logoPart(logo)] : [] };
}
