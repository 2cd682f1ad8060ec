import { templates } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { MessageChannel, TemplateInput, TemplateLanguage, TemplatePreviewInput } from '@dehesa/domain/messages';
import { sampleValues } from '@dehesa/i18n/mails';
import { eq } from 'drizzle-orm';
import { readPageLogo } from '../../configuration/read/logo';
import { authorize, type ServiceContext } from '../../context';
import { ticketUrl } from '../content/reservation-ticket';
import { referenceQr } from '../../documents/index';
import { fillHtml, fillLine, fillText } from '../content/fill-template';
import { mailPage } from '../content/mail-layout';
import { allowedTemplate } from './allowed-template';
import { assertSimple } from './template-complexity';
import { templateOf } from './template-rows';
import { readAppName, sampleLanguage, samplesOf } from './template-samples';
import { whatsappPage } from './whatsapp-page';

/** How a template reads: a whole page, samples in its fields. */
export interface TemplatePreview {
  subject: string;
  html: string;
}

type Text = Pick<TemplateInput, 'slug' | 'language' | 'channel' | 'subject' | 'body'>;

/** The text in force of a slug in a language and on a channel, with samples in its fields; super administrators only. */
export async function previewTemplate(ctx: ServiceContext, raw: TemplatePreviewInput): Promise<TemplatePreview> {
  authorize(ctx, 'configuration.manage');
  const input = TemplatePreviewInput.parse(raw);
  const rows = await ctx.db.select().from(templates).where(eq(templates.slug, input.slug));
  const [text] = rows
    .map(templateOf)
    .filter(({ language }) => input.language === undefined || language === input.language)
    .filter(({ channel }) => input.channel === undefined || channel === input.channel)
    .toSorted((a, b) => rank(a) - rank(b));
  if (text === undefined) throw DomainError.of('record.notFound');
  return show(ctx, text);
}

function rank({ language, channel }: Text): number {
  return TemplateLanguage.options.indexOf(language) * 2 + MessageChannel.options.indexOf(channel);
}

/** The same for what is being written, with the refusals of saving it (B36). */
export async function previewDraft(ctx: ServiceContext, raw: TemplateInput): Promise<TemplatePreview> {
  authorize(ctx, 'configuration.manage');
  return show(ctx, await allowedTemplate(ctx, TemplateInput.parse(raw)));
}

async function show(ctx: ServiceContext, { slug, language, channel, subject, body }: Text): Promise<TemplatePreview> {
  assertSimple(channel, subject, body);
  const surrounding = sampleLanguage(language);
  const [appName, logo] = await Promise.all([readAppName(ctx), readPageLogo(ctx)]);
  const values = samplesOf(slug, surrounding, appName);
  const filledSubject = fillLine(subject, values);
  if (channel === 'whatsapp') {
    return { subject: filledSubject, html: whatsappPage(fillText(body, values), filledSubject, surrounding) };
  }
  const reference = slug === 'reserva-confirmada' ? sampleValues[surrounding].reserva.referencia : null;
  const qr = reference && {
    src: `data:image/png;base64,${(await referenceQr(reference)).toString('base64')}`,
    reference,
    ticket: ticketUrl(values['reserva']?.['enlace_reserva']),
  };
  const html = mailPage({
    language: surrounding,
    appName,
    logo: logo && { ...logo, src: logo.url },
    subject: filledSubject,
    body: fillHtml(body, values),
    qr: qr || null,
  });
  return { subject: filledSubject, html };
}
