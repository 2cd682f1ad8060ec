import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/users/account-forms';
import * as pt from '../../locales/pt/backoffice/users/account-forms';

/** The texts of the forms of users, companies, monitors and one's own data: lists do not wait for them (U12). */
export const accountForms: Record<StaffLanguage, typeof es.accountForms> = { es: es.accountForms, pt: pt.accountForms };
