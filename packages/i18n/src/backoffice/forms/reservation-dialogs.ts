import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/forms/reservation-dialogs';
import * as pt from '../../locales/pt/backoffice/forms/reservation-dialogs';

/** What is asked before the state of a reservation changes, and what is said of it afterwards. */
export const reservationDialogs: Record<StaffLanguage, typeof es.dialogs> = { es: es.dialogs, pt: pt.dialogs };
