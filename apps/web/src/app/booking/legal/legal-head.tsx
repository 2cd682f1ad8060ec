import { inLanguage } from '../../../lib/addresses/language-address';
import { AlternateLinks } from '../layout/language-tags';
import { legalAddresses } from '@dehesa/domain/configuration';
import type { LegalPageData } from './legal-page';

/** A legal text has one address in each language, whichever led to it. */
export function LegalHead({ page, origin }: { page: LegalPageData; origin: string }) {
  const address = `${origin}${legalAddresses[page.text]}`;
  return (
    <>
      <link rel="canonical" href={inLanguage(address, page.language)} />
      <AlternateLinks address={(language) => inLanguage(address, language)} />
    </>
  );
}
