import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/reservation-board';
import * as pt from '../locales/pt/backoffice/reservation-board';

export type ReservationBoardTexts = typeof es.board;

/** Texts of the board of an activity's reservations that come with its screen: no other one needs them. */
export const reservationBoard: Record<StaffLanguage, ReservationBoardTexts> = { es: es.board, pt: pt.board };

export type ReservationToolTexts = typeof es.tools;

/** The texts of the tools above the board: they load with it, not with the first screen. */
export const reservationTools: Record<StaffLanguage, ReservationToolTexts> = { es: es.tools, pt: pt.tools };

export type ReservationConsentTexts = typeof es.consents;

/** What a reservation says of the consents that were given with it, and of data that is no longer there (B46). */
export const reservationConsents: Record<StaffLanguage, ReservationConsentTexts> = { es: es.consents, pt: pt.consents };

/** What visitors did to their own reservation, by the action of the audit log, for its history (B17). */
export const ownChangeNames: Record<StaffLanguage, Readonly<Record<string, string | undefined>>> = {
  es: es.ownChanges,
  pt: pt.ownChanges,
};
