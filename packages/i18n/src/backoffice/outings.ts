import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/outings';
import * as pt from '../locales/pt/backoffice/outings';

/** The texts of suspending and moving an outing. */
export const outings: Record<StaffLanguage, typeof es.outings> = { es: es.outings, pt: pt.outings };

export type ReminderTexts = typeof es.reminders;

/** Texts of reminders and of what parties answer to them, for staff. */
export const reminders: Record<StaffLanguage, ReminderTexts> = { es: es.reminders, pt: pt.reminders };
