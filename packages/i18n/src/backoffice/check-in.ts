import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/check-in';
import * as pt from '../locales/pt/backoffice/check-in';

/** What the back office says of checking in; the guide's list has a catalogue of its own. */
export const checkInTexts: Record<StaffLanguage, typeof es.checkIn> = { es: es.checkIn, pt: pt.checkIn };

export type ReadingTexts = typeof es.readings;

/** The texts of the readings of an activity: they come with their screen. */
export const readings: Record<StaffLanguage, ReadingTexts> = { es: es.readings, pt: pt.readings };
