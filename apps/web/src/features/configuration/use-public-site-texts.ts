import { type PublicSiteTexts, publicSite } from '@dehesa/i18n/public-site';
import { useLanguage } from '../../lib/backoffice-language';

/** The texts of these screens in the language of the screens. */
export function usePublicSiteTexts(): PublicSiteTexts {
  return publicSite[useLanguage().language];
}
