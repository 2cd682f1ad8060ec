import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/writing';
import * as pt from '../../locales/pt/writing';

export type WritingTexts = typeof es.writing;

/** A text of staff's own, to whomever it goes (B90). */
export const writing: Record<StaffLanguage, WritingTexts> = { es: es.writing, pt: pt.writing };

/** To who has an account. */
export const writeAccounts: Record<StaffLanguage, typeof es.writeAccounts> = {
  es: es.writeAccounts,
  pt: pt.writeAccounts,
};
