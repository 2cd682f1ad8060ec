import type { Language } from '@dehesa/domain/languages';
import type { BookingTexts } from '@dehesa/i18n/booking';
import { createContext, type ReactNode, useContext } from 'react';

const LanguageContext = createContext<{ language: Language; texts: BookingTexts } | undefined>(undefined);

/** The language of a public page with its texts, which come apart: no visitor loads those of the other language. */
export function LanguageProvider({
  language,
  texts,
  children,
}: {
  language: Language;
  texts: BookingTexts;
  children: ReactNode;
}) {
  return <LanguageContext value={{ language, texts }}>{children}</LanguageContext>;
}

function useChoice() {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('a public page needs a LanguageProvider above it');
  return choice;
}

export function useLanguage(): Language {
  return useChoice().language;
}

/** The texts of the public page that is shown. */
export function useTexts(): BookingTexts {
  return useChoice().texts;
}
