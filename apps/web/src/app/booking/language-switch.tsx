import type { Language } from '@dehesa/domain/languages';
import { useLanguage, useTexts } from '../../lib/page-texts';
import { PortugueseFlag, SpanishFlag } from './flags';

const thisPage: Readonly<Record<Language, string>> = { es: '?lang=es', pt: '?lang=pt' };

/** Links to the page in the other language: they work without scripts, and the server remembers the choice. */
export function LanguageSwitch({ addresses = thisPage }: { addresses?: Readonly<Record<Language, string>> }) {
  const language = useLanguage();
  const labels = useTexts().layout;
  return (
    <nav className="languages" aria-label={labels.languageSwitch}>
      <a
        href={addresses.es}
        hrefLang="es"
        lang="es"
        data-language="es"
        aria-current={language === 'es' ? 'true' : undefined}
      >
        <SpanishFlag />
        <span>{labels.spanish}</span>
      </a>
      <a
        href={addresses.pt}
        hrefLang="pt"
        lang="pt"
        data-language="pt"
        aria-current={language === 'pt' ? 'true' : undefined}
      >
        <PortugueseFlag />
        <span>{labels.portuguese}</span>
      </a>
    </nav>
  );
}
