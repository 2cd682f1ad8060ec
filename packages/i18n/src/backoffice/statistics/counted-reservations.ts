import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/statistics/counted-reservations';
import * as pt from '../../locales/pt/backoffice/statistics/counted-reservations';

export type CountedTexts = typeof es.countedReservations;

/** The texts of the reservations behind a number of the statistics. */
export const countedReservations: Record<StaffLanguage, CountedTexts> = {
  es: es.countedReservations,
  pt: pt.countedReservations,
};
