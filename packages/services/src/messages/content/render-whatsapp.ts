import { templates } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import {
  positionalTemplate,
  providerLanguages,
  providerNameOf,
  recordGroups,
  TemplateSlug,
} from '@dehesa/domain/messages';
import { whatsappTemplates } from '@dehesa/i18n/mails';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext, WhatsappContent } from '../../context';
import { fillLine, fillText, type FilledGroups } from './fill-template';
import { languageOf } from './message-language';
import { readRecords } from './record-values';
import { type QueuedMessage, withoutSecrets } from './render-message';
import { overlayFields } from './sealed-field';
import { whatsappPage } from '../templates/whatsapp-page';
import { complexityOf } from '../templates/template-complexity';

export interface RenderedWhatsapp {
  text: Extract<WhatsappContent, { kind: 'text' }>;
  /** The same words as they are approved at WhatsApp, with what fills them. */
  template: Extract<WhatsappContent, { kind: 'template' }>;
  /** What the log keeps: secrets as dots. */
  log: { subject: string; html: string; text: string };
}

/** Fills a message's WhatsApp text with its records as they stand now, in the message's language (B36, B38). */
export async function renderWhatsapp(ctx: ServiceContext, message: QueuedMessage): Promise<RenderedWhatsapp> {
  const slug = TemplateSlug.parse(message.slug);
  const language = await languageOf(ctx, slug, message.language);
  const [template, records] = await Promise.all([
    templateInForce(ctx, slug, language),
    readRecords(ctx, { ...message, language }),
  ]);
  if (recordGroups[slug].includes('reserva') && records.reservation === null) throw DomainError.of('record.notFound');
  const values = overlayFields(ctx.installation, records.values, message.fields);
  const { reserva } = values;
  // The early reminder asks nothing yet: whoever cannot come says so on the page of the reservation.
  if (reserva?.['enlace_asistencia'] === '')
    values['reserva'] = { ...reserva, enlace_asistencia: reserva['enlace_reserva'] ?? '' };
  const { fields } = positionalTemplate(template.body);
  const shown = spoken(withoutSecrets(values), fields);
  const subject = fillLine(template.subject, withoutSecrets(values));
  const text = fillText(template.body, shown);
  return {
    text: { kind: 'text', body: fillText(template.body, spoken(values, fields)) },
    template: {
      kind: 'template',
      name: providerNameOf({ slug, providerName: template.providerName }),
      language: providerLanguages[language],
      parameters: fields.map((field) => valueOf(values, field)),
    },
    log: { subject, html: whatsappPage(text, subject, language), text },
  };
}

/** The live row of a text; the product's own where it was deleted, or holds up who reads it (B51). */
async function templateInForce(ctx: ServiceContext, slug: TemplateSlug, language: Language) {
  const [row] = await ctx.db
    .select({ subject: templates.subject, body: templates.body, providerName: templates.providerName })
    .from(templates)
    .where(and(eq(templates.slug, slug), eq(templates.language, language), eq(templates.channel, 'whatsapp')));
  if (row && complexityOf('whatsapp', row.subject, row.body) === null) return row;
  const shipped = whatsappTemplates[language][slug];
  if (shipped === undefined) throw DomainError.of('record.notFound');
  return { ...shipped, providerName: '' };
}

/** The values of the fields that a text has, as its approved form shows them: the same words leave either way. */
function spoken(values: FilledGroups, fields: readonly string[]): FilledGroups {
  const filled: Record<string, Record<string, string>> = {};
  for (const name of fields) {
    const [group = '', field = ''] = name.split('.');
    filled[group] = { ...filled[group], [field]: valueOf(values, name) };
  }
  return filled;
}

/** One line without long gaps, and never nothing: WhatsApp takes no other value for a field. */
function valueOf(values: FilledGroups, name: string): string {
  const [group = '', field = ''] = name.split('.');
  const value = values[group]?.[field];
  const line = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return line === '' ? '–' : line;
}
