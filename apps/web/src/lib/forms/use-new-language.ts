import type { StaffLanguage } from '@dehesa/domain/languages';
import { useLayoutEffect, useRef } from 'react';

/** Tells again what is told in the former language, once the screen was drawn in another one. */
export function useNewLanguage(language: StaffLanguage, tellAgain: () => void): void {
  const toldIn = useRef(language);
  // Before it is seen: else the fields are for a moment in the language before.
  useLayoutEffect(() => {
    if (toldIn.current === language) return;
    toldIn.current = language;
    tellAgain();
  });
}
