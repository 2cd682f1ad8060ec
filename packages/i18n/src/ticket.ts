import type { Language } from '@dehesa/domain/languages';
import * as en from './locales/en/ticket';
import * as es from './locales/es/ticket';
import * as pt from './locales/pt/ticket';

/** What stands on a booking as a PDF. */
export const ticketTexts: Record<Language, typeof es.ticket> = { es: es.ticket, pt: pt.ticket, en: en.ticket };
