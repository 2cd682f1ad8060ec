import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/users/accounts';
import * as pt from '../../locales/pt/backoffice/users/accounts';

/** The texts of the screens of users, companies, monitors and one's own data (U12). */
export const accounts: Record<StaffLanguage, typeof es.accounts> = { es: es.accounts, pt: pt.accounts };
