import { type Language, languageFacts, languages } from '@dehesa/domain/language-codes';

/** Where the page is in each language, for search engines. */
export function AlternateLinks({ address }: { address: (language: Language) => string }) {
  return languages.map((language) => (
    <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
  ));
}

/** The page's language and the others that there are, for social networks. */
export function LocaleTags({ language }: { language: Language }) {
  const locale = (one: Language) => languageFacts[one].locale.replace('-', '_');
  const others = languages.filter((one) => one !== language);
  return (
    <>
      <meta property="og:locale" content={locale(language)} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={locale(other)} />
      ))}
    </>
  );
}
