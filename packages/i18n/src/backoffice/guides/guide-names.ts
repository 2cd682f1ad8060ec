import type { StaffLanguage } from '@dehesa/domain/languages';

interface GuideNameTexts {
  names: (names: string) => string;
  states: { removed: string; noAccess: string };
  calendar: string;
}

/** What lists and boards say of who guides (B87), and of the way to the calendar: short, and with those screens alone. */
export const guideNameTexts: Record<StaffLanguage, GuideNameTexts> = {
  es: {
    names: (names) => `Guía: ${names}`,
    states: { removed: 'ya no es guía', noAccess: 'sin acceso' },
    calendar: 'Calendario',
  },
  pt: {
    names: (names) => `Guia: ${names}`,
    states: { removed: 'já não é guia', noAccess: 'sem acesso' },
    calendar: 'Calendário',
  },
};
