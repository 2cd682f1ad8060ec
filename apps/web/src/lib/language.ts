import { defaultLanguage, isStaffLanguage, languageOfTag, type StaffLanguage } from '@dehesa/domain/language-codes';

/** Not the visitors' `lang`: a page that is read in another language leaves the screens as they are (U43). */
const storageKey = 'staff-lang';

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
  document.cookie = `${storageKey}=${language}; Path=/login; Max-Age=31536000; SameSite=Lax`;
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // A browser may refuse storage: then it is chosen anew at each visit.
  }
}

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
