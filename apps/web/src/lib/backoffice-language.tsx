import type { Language } from '@dehesa/domain/languages';
import { backoffice, type BackofficeTexts } from '@dehesa/i18n/backoffice';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { preferredLanguage, rememberLanguage } from './language';

interface LanguageChoice {
  language: Language;
  choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** Holds the language of the back office and tells the document about it. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage);

  useEffect(() => {
    document.documentElement.lang = language === 'pt' ? 'pt-PT' : 'es-ES';
  }, [language]);

  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      choose(next) {
        rememberLanguage(next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** The language of the screens and how to change it. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}

/** The back office's texts in the language of the screens. */
export function useTexts(): BackofficeTexts {
  return backoffice[useLanguage().language];
}
