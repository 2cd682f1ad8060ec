import { namedIn } from '../layout/named-in';
import type { Language } from '@dehesa/domain/languages';
import { AlternateLinks } from '../layout/language-tags';
import { legalAddresses } from '@dehesa/domain/configuration';
import type { LegalPageData } from './legal-page';

/** A legal text has one address in each language, whichever led to it. */
export function LegalHead({ page, origin }: { page: LegalPageData; origin: string }) {
  const address = (language: Language) => namedIn(`${origin}${legalAddresses[page.text]}`, language, page.languages);
  return (
    <>
      <link rel="canonical" href={address(page.language)} />
      <AlternateLinks address={address} offered={page.languages} />
    </>
  );
}
