import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/own-reservations';
import * as pt from '../locales/pt/backoffice/own-reservations';

export type OwnReservationTexts = typeof es.ownReservations;

/** The texts of a member's home and own reservations: they come with those screens. */
export const ownReservations: Record<StaffLanguage, OwnReservationTexts> = {
  es: es.ownReservations,
  pt: pt.ownReservations,
};
