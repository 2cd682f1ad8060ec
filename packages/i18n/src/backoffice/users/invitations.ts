import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/users/invitations';
import * as pt from '../../locales/pt/backoffice/users/invitations';

/** Inviting to an account (B97), as staff read it. */
export const invitationTexts: Record<StaffLanguage, typeof es.invitationTexts> = {
  es: es.invitationTexts,
  pt: pt.invitationTexts,
};

/** The same as who was invited reads it. */
export const invitationPage: Record<StaffLanguage, typeof es.invitationPage> = {
  es: es.invitationPage,
  pt: pt.invitationPage,
};
