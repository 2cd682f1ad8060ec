import type { Language } from '@dehesa/domain/languages';
import type { TemplateSlug } from '@dehesa/domain/messages';
import * as es from './es';
import * as pt from './pt';
import type { MailTemplate } from './template';

export { type SampleValues, sampleValues } from './samples';
export type { MailTemplate } from './template';

/** The texts of messages as the product brings them; an installation's own are rows of `templates` (B36). */
export const defaultTemplates: Record<Language, Record<TemplateSlug, MailTemplate>> = {
  es: es.templates,
  pt: pt.templates,
};

export type MailTexts = typeof es.texts;

/** The words around a message and in its fields. */
export const mailTexts: Record<Language, MailTexts> = { es: es.texts, pt: pt.texts };
