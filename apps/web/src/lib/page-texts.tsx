import type { Language } from '@dehesa/domain/languages';
import { type BookingTexts, bookingTexts } from '@dehesa/i18n/booking';
import { createContext, type ReactNode, useContext } from 'react';

const LanguageContext = createContext<Language>('es');

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of the public page that is shown. */
export function useTexts(): BookingTexts {
  return bookingTexts(useContext(LanguageContext));
}
