import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/users/account-history';
import * as pt from '../../locales/pt/backoffice/users/account-history';

/** The history of users, companies, monitors and collaborators (B98). */
export const accountHistory: Record<StaffLanguage, typeof es.accountHistory> = {
  es: es.accountHistory,
  pt: pt.accountHistory,
};
