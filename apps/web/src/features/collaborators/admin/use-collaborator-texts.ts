import { collaborators } from '@dehesa/i18n/collaborators';
import { useLanguage } from '../../../lib/backoffice-language';

/** The texts of these screens; they come with them and not with the first one. */
export function useCollaboratorTexts() {
  return collaborators[useLanguage().language];
}
