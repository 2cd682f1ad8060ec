import type { Language } from '@dehesa/domain/languages';
import type { TemplateSlug } from '@dehesa/domain/messages';
import * as en from '../locales/en/mails';
import { templates as whatsappEn } from '../locales/en/whatsapp';
import * as es from './es';
import * as pt from './pt';
import type { MailTemplate } from './template';
import { templates as whatsappEs } from './whatsapp.es';
import { templates as whatsappPt } from './whatsapp.pt';

export { type SampleValues, sampleValues } from './samples';
export type { MailTemplate } from './template';

/** The texts of messages as the product brings them; an installation's own are rows of `templates` (B36). */
export const defaultTemplates: Record<Language, Record<TemplateSlug, MailTemplate>> = {
  es: es.templates,
  pt: pt.templates,
  en: en.templates,
};

/** The same for WhatsApp, in plain text: of the messages to bookers (B38). */
export const whatsappTemplates: Record<Language, Partial<Record<TemplateSlug, MailTemplate>>> = {
  es: whatsappEs,
  pt: whatsappPt,
  en: whatsappEn,
};

export type MailTexts = typeof es.texts;

/** The words around a message and in its fields. */
export const mailTexts: Record<Language, MailTexts> = { es: es.texts, pt: pt.texts, en: en.texts };
