import { templates } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import {
  endableMessages,
  MessageChannel,
  recordGroups,
  secretTemplateFields,
  TemplateSlug,
} from '@dehesa/domain/messages';
import { ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { defaultTemplates } from '@dehesa/i18n/mails';
import { and, eq } from 'drizzle-orm';
import { compile } from 'html-to-text';
import { type MailLogo, readMailLogo } from '../../configuration/read/logo';
import type { OutgoingMail, ServiceContext } from '../../context';
import { ticketUrl } from './reservation-ticket';
import { referenceQr } from '../../documents/index';
import { type FieldValue, fillHtml, fillLine } from './fill-template';
import { hostOf } from '../delivery/host-of';
import { logoCid, logoPart } from './logo-part';
import { languageOf } from './message-language';
import { mailPage } from './mail-layout';
import { type MessageRecords, readRecords, type ReservationRecord } from './record-values';
import { reservationCalendar } from './reservation-calendar';
import { overlayFields } from './sealed-field';
import { complexityOf } from '../templates/template-complexity';
import { reminderUnsubscribeUrl } from './unsubscribe-link';

/** A queued message as its row says it. */
export interface QueuedMessage {
  id: number;
  slug: string;
  channel: string;
  language: string;
  recipient: string;
  recipientName: string;
  reservationId: number | null;
  /** Whose account a WhatsApp message leaves by; the reservation's where it is not said. */
  territoryId?: number | null;
  fields: Record<string, string>;
}

export interface RenderedMessage {
  mail: OutgoingMail;
  /** What the log keeps: pictures within, secrets as dots. */
  log: { subject: string; html: string; text: string };
}

/** Fills a message's template with its records as they stand now, in the message's language (B36). */
export async function renderMessage(ctx: ServiceContext, message: QueuedMessage): Promise<RenderedMessage> {
  const slug = TemplateSlug.parse(message.slug);
  const language = await languageOf(ctx, slug, message.language);
  const [template, records, logo] = await Promise.all([
    templateInForce(ctx, slug, language, MessageChannel.parse(message.channel)),
    readRecords(ctx, { ...message, language }),
    readMailLogo(ctx),
  ]);
  if (recordGroups[slug].includes('reserva') && records.reservation === null) throw DomainError.of('record.notFound');
  if (recordGroups[slug].includes('usuario') && records.values.usuario === undefined)
    throw DomainError.of('record.notFound');
  if (recordGroups[slug].includes('consulta') && records.values.consulta === undefined)
    throw DomainError.of('record.notFound');
  const values = overlayFields(ctx.installation, records.values, message.fields);
  const qr = slug === 'reserva-confirmada' && records.reservation ? await qrOf(records.reservation) : null;
  const unsubscribe =
    endableMessages.has(slug) && message.reservationId !== null
      ? `${reminderUnsubscribeUrl(ctx.installation, { reservationId: message.reservationId, address: message.recipient })}?lang=${language}`
      : null;
  const compose = (
    filled: Record<string, Record<string, FieldValue>>,
    sources: { qr: string; logo: (logo: MailLogo) => string },
  ) => {
    const subject = fillLine(template.subject, filled);
    const html = mailPage({
      language,
      appName: records.appName,
      logo: logo && { ...logo, src: sources.logo(logo) },
      subject,
      body: fillHtml(template.body, filled),
      qr: qr && {
        src: sources.qr,
        reference: qr.reference,
        ticket: ticketUrl(filled['reserva']?.['enlace_reserva']),
      },
      unsubscribe,
    });
    return { subject, html, text: textOf(html) };
  };
  const attachments = [
    ...(logo ? [logoPart(logo)] : []),
    ...(qr ? [{ filename: `${qr.reference}.png`, contentType: 'image/png', content: qr.png, cid: qrCid }] : []),
    ...calendarOf(ctx, slug, records, language),
  ];
  return {
    mail: {
      to: { email: message.recipient, name: message.recipientName },
      ...compose(values, { qr: `cid:${qrCid}`, logo: () => `cid:${logoCid}` }),
      messageId: messageIdOf(ctx, message.id),
      attachments,
      ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
    },
    log: compose(withoutSecrets(values), {
      qr: qr ? `data:image/png;base64,${qr.png.toString('base64')}` : '',
      // By its address: the same for thousands of messages.
      logo: ({ url }) => url,
    }),
  };
}

/** Mail programs show a button of their own for these (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const qrCid = 'qr@dehesa';

/** The live row of a template; the product's own where it was deleted (B36), or holds up who reads it (B51). */
async function templateInForce(ctx: ServiceContext, slug: TemplateSlug, language: Language, channel: MessageChannel) {
  const [row] = await ctx.db
    .select({ subject: templates.subject, body: templates.body })
    .from(templates)
    .where(and(eq(templates.slug, slug), eq(templates.language, language), eq(templates.channel, channel)));
  return row === undefined || complexityOf(channel, row.subject, row.body) !== null
    ? defaultTemplates[language][slug]
    : row;
}

async function qrOf(record: ReservationRecord): Promise<{ reference: string; png: Buffer }> {
  const reference = referenceOf(record);
  return { reference, png: await referenceQr(reference) };
}

function referenceOf({ reservation, territory }: ReservationRecord): string {
  return showReference(reservation.reference, territory.referencePrefix);
}

const publishing: ReadonlySet<TemplateSlug> = new Set<TemplateSlug>([
  'reserva-confirmada',
  'cambio-horario',
  'reserva-modificada',
]);

const withdrawing: ReadonlySet<TemplateSlug> = new Set<TemplateSlug>(['reserva-cancelada', 'actividad-suspendida']);

/**
 * The entry for the booker's calendar: published with the messages that give or move a date, withdrawn on cancelling, while
 * its outing is suspended, and from who was confirmed and waits again.
 */
function calendarOf(ctx: ServiceContext, slug: TemplateSlug, records: MessageRecords, language: Language) {
  if (records.reservation === null) return [];
  const { status, confirmedAt } = records.reservation.reservation;
  const suspended = records.reservation.activity.suspendedAt !== null;
  // A late message must not withdraw the entry of who is confirmed again, nor bring back that of who has cancelled.
  const cancelled =
    (withdrawing.has(slug) && status === ReservationStatus.cancelled) ||
    (slug === 'reserva-en-espera' && status === ReservationStatus.waiting && confirmedAt !== null) ||
    (slug === 'actividad-otra-fecha' && status === ReservationStatus.confirmed && suspended);
  const published = publishing.has(slug) && status === ReservationStatus.confirmed && !suspended;
  if (!published && !cancelled) return [];
  const calendar = reservationCalendar(ctx, records, language, { cancelled });
  if (calendar === null) return [];
  const contentType = `text/calendar; charset=utf-8; method=${cancelled ? 'CANCEL' : 'PUBLISH'}`;
  return [{ filename: calendar.filename, contentType, content: Buffer.from(calendar.content) }];
}

/** One id for all tries of a message, so that a mail server can tell a repetition (B35). */
function messageIdOf(ctx: ServiceContext, id: number): string {
  return `<mensaje-${id}@${hostOf(ctx)}>`;
}

/** Values as the log may show them (B26). */
export function withoutSecrets(
  values: Record<string, Record<string, FieldValue>>,
): Record<string, Record<string, FieldValue>> {
  const hidden = structuredClone(values);
  for (const name of secretTemplateFields) {
    const [group = '', field = ''] = name.split('.');
    const fields = hidden[group];
    if (fields?.[field]) fields[field] = '••••••••';
  }
  return hidden;
}

/** Compiled once: choosing among selectors costs more than the conversion. */
const textOf: (html: string) => string = compile({
  wordwrap: 78,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    { selector: 'blockquote', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  ],
});
