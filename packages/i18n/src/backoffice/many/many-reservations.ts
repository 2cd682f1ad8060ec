import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/many-reservations';
import * as pt from '../../locales/pt/many-reservations';

export type ManyTexts = typeof es.many;

/** Choosing reservations of the board, and what is done to them at once (B89). */
export const manyReservations: Record<StaffLanguage, ManyTexts> = { es: es.many, pt: pt.many };

export type CancelReasonTexts = typeof es.cancelReason;

/** Why a reservation is cancelled (B91). */
export const cancelReasons: Record<StaffLanguage, CancelReasonTexts> = { es: es.cancelReason, pt: pt.cancelReason };

export type WriteTexts = typeof es.write;

/** A text of one's own to reservations (B90). */
export const writeTexts: Record<StaffLanguage, WriteTexts> = { es: es.write, pt: pt.write };
