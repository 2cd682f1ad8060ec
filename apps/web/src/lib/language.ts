import { defaultLanguage, isStaffLanguage, languageOfTag, type StaffLanguage } from '@dehesa/domain/language-codes';
import { languageKey } from './kept/device-keys';

/** The language of the screens: chosen before, or the browser's; Spanish otherwise. */
export function preferredLanguage(): StaffLanguage {
  const chosen = readStorage();
  if (isStaffLanguage(chosen)) return chosen;
  const own = languageOfTag(navigator.language);
  return isStaffLanguage(own) ? own : defaultLanguage;
}

/** Keeps the choice for the next visit. */
export function rememberLanguage(language: StaffLanguage): void {
  // For the sign-in page, which the server draws.
  document.cookie = `${languageKey}=${language}; Path=/login; Max-Age=31536000; SameSite=Lax`;
  try {
    window.localStorage.setItem(languageKey, language);
  } catch {
    // A browser may refuse storage: then it is chosen anew at each visit.
  }
}

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
