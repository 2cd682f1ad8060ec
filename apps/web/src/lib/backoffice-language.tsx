import { locales } from '@dehesa/i18n/formats';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { BackofficeTexts } from '@dehesa/i18n/backoffice';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { backofficeTexts, loadBackofficeTexts } from './backoffice-texts';
import { rememberLanguage } from './language';

interface LanguageChoice {
  language: StaffLanguage;
  /** Changes once its texts are there, and rejects where they did not arrive; nothing has changed then. */
  choose: (language: StaffLanguage) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** Holds the language of the back office, whose texts are loaded, and tells the document about it. */
export function LanguageProvider({ first, children }: { first: StaffLanguage; children: ReactNode }) {
  const [language, setLanguage] = useState(first);
  const wanted = useRef(first);

  useEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);

  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      async choose(next) {
        wanted.current = next;
        try {
          await loadBackofficeTexts(next);
        } catch (error) {
          if (wanted.current === next) throw error;
        }
        // Who has chosen again meanwhile gets what they chose last.
        if (wanted.current !== next) return;
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
  return backofficeTexts(useLanguage().language);
}

/** The texts of some screens in the language of the screens; they come with those screens and not with the first one. */
export function useTextsOf<Texts>(texts: Readonly<Record<StaffLanguage, Texts>>): Texts {
  return texts[useLanguage().language];
}
