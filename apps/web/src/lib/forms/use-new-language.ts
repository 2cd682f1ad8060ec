import type { StaffLanguage } from '@dehesa/domain/languages';
import { useEffect, useRef } from 'react';

/** Tells again what is told in the former language, once the screen was drawn in another one. */
export function useNewLanguage(language: StaffLanguage, tellAgain: () => void): void {
  const toldIn = useRef(language);
  useEffect(() => {
    if (toldIn.current === language) return;
    toldIn.current = language;
    tellAgain();
  });
}
