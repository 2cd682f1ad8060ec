import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/waiting-list';
import * as pt from '../locales/pt/backoffice/waiting-list';

export type WaitingListTexts = typeof es.waitingList;

/** Texts of the waiting list for staff; they come with the screens that show one. */
export const waitingList: Record<StaffLanguage, WaitingListTexts> = { es: es.waitingList, pt: pt.waitingList };
