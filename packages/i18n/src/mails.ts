import type { Language } from '@dehesa/domain/languages';
import type { TemplateSlug } from '@dehesa/domain/messages';
import * as en from './locales/en/mails';
import * as es from './locales/es/mails';
import * as pt from './locales/pt/mails';
import { samples as samplesEn } from './locales/en/samples';
import { samples as samplesEs } from './locales/es/samples';
import { samples as samplesPt } from './locales/pt/samples';
import { templates as whatsappEn } from './locales/en/whatsapp';
import { templates as whatsappEs } from './locales/es/whatsapp';
import { templates as whatsappPt } from './locales/pt/whatsapp';
import type { MailTemplate, SampleValues } from './text-shapes';

export type { MailTemplate, SampleValues } from './text-shapes';

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

/** What fills the fields of a preview. */
export const sampleValues: Record<Language, SampleValues> = { es: samplesEs, pt: samplesPt, en: samplesEn };

export type MailTexts = typeof es.texts;

/** The words around a message and in its fields. */
export const mailTexts: Record<Language, MailTexts> = { es: es.texts, pt: pt.texts, en: en.texts };
