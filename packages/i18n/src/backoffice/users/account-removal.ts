import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/users/account-removal';
import * as pt from '../../locales/pt/backoffice/users/account-removal';

/** Deleting a user, a company or a monitor (B100): it comes after their list. */
export const accountRemoval: Record<StaffLanguage, typeof es.accountRemoval> = {
  es: es.accountRemoval,
  pt: pt.accountRemoval,
};
