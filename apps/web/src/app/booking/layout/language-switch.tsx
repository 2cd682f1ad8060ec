import { type Language, languageFacts, languages, type OfferedLanguages } from '@dehesa/domain/language-codes';
import { useLanguage, useTexts } from '../../../lib/page-texts';

/** Links to the page in each language, where there is a choice (B108): they work without scripts, and the server remembers the choice. */
export function LanguageSwitch({
  offered = languages,
  addresses,
}: {
  offered: OfferedLanguages | undefined;
  addresses?: Readonly<Record<Language, string>> | undefined;
}) {
  const chosen = useLanguage();
  const labels = useTexts().layout;
  if (!offered[1]) return null;
  return (
    <nav className="languages" aria-label={labels.languageSwitch}>
      {offered.map((language) => (
        <a
          key={language}
          href={addresses?.[language] ?? `?lang=${language}`}
          hrefLang={language}
          lang={language}
          data-language={language}
          aria-current={language === chosen ? 'true' : undefined}
        >
          {/* Drawn by the style sheet, a decoration: the language's name stands beside it. */}
          <span className="flag" aria-hidden="true" />
          <span>{languageFacts[language].name}</span>
        </a>
      ))}
    </nav>
  );
}
