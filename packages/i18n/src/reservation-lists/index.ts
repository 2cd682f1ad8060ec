import type { StaffLanguage } from '@dehesa/domain/languages';
import { es } from './es';
import { pt } from './pt';

/** The words on printed lists, PDF files and spreadsheets of reservations: no screen loads them. */
export type ReservationListTexts = typeof es;

export const reservationLists: Record<StaffLanguage, ReservationListTexts> = { es, pt };
