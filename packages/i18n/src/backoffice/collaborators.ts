import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/collaborators';
import * as pt from '../locales/pt/backoffice/collaborators';

/** The texts of the screen where staff manages collaborators (U14). */
export const collaborators: Record<StaffLanguage, typeof es.collaborators> = {
  es: es.collaborators,
  pt: pt.collaborators,
};

export type OwnCollaboratorTexts = typeof es.ownCollaborator;

/** The texts of a collaborator's own page. */
export const ownCollaborator: Record<StaffLanguage, OwnCollaboratorTexts> = {
  es: es.ownCollaborator,
  pt: pt.ownCollaborator,
};
