import { type Language, languageFacts, languages, type OfferedLanguages } from '@dehesa/domain/language-codes';

interface Offered {
  /** All of the product where nothing is said. */
  offered?: OfferedLanguages | undefined;
}

/** Where the page is in each language that visitors may read (B108), for search engines. */
export function AlternateLinks({
  address,
  offered = languages,
}: Offered & { address: (language: Language) => string }) {
  return offered.map((language) => (
    <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
  ));
}

/** The page's language and the others that there are, for social networks. */
export function LocaleTags({ language, offered = languages }: Offered & { language: Language }) {
  const locale = (one: Language) => languageFacts[one].locale.replace('-', '_');
  const others = offered.filter((one) => one !== language);
  return (
    <>
      <meta property="og:locale" content={locale(language)} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={locale(other)} />
      ))}
    </>
  );
}
