import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/inbox';
import * as pt from '../locales/pt/backoffice/inbox';

export type InboxTexts = typeof es.inbox;

/** The texts of the inboxes. */
export const inbox: Record<StaffLanguage, InboxTexts> = { es: es.inbox, pt: pt.inbox };
