import { legalAddresses } from '@dehesa/domain/configuration';
import type { LegalPageData } from './legal-page';

/** A legal text has one address in each language, whichever led to it. */
export function LegalHead({ page, origin }: { page: LegalPageData; origin: string }) {
  const address = `${origin}${legalAddresses[page.text]}`;
  return (
    <>
      <link rel="canonical" href={page.language === 'pt' ? `${address}?lang=pt` : address} />
      <link rel="alternate" hrefLang="es" href={address} />
      <link rel="alternate" hrefLang="pt" href={`${address}?lang=pt`} />
    </>
  );
}
