import type { StaffLanguage } from '@dehesa/domain/languages';
import { type GuideTexts, guideTexts } from '@dehesa/i18n/backoffice/guide';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Guide } from './guide';
import type { GuideState } from './guide-state';

interface Surroundings {
  guide: Guide;
  language: StaffLanguage;
  chooseLanguage: (language: StaffLanguage) => void;
  /** Shows another screen of the guide: '/guia' or '/guia/5'. */
  go: (address: string) => void;
}

const GuideContext = createContext<Surroundings | undefined>(undefined);

export function GuideProvider({ children, ...value }: Surroundings & { children: ReactNode }) {
  return <GuideContext value={value}>{children}</GuideContext>;
}

/** The guide's list, its language, and how to move between its screens. */
export function useGuide(): Surroundings & { state: GuideState; texts: GuideTexts } {
  const surroundings = useContext(GuideContext);
  if (surroundings === undefined) throw new Error('useGuide needs a GuideProvider above it');
  const { guide, language } = surroundings;
  return { ...surroundings, state: useSyncExternalStore(guide.subscribe, guide.get), texts: guideTexts[language] };
}
