import { defaultLanguage, isStaffLanguage, languageOfTag, type StaffLanguage } from '@dehesa/domain/language-codes';

const storageKey = 'lang';
const yearInSeconds = 365 * 24 * 3600;

/** The language of this visit: asked for in the address, chosen before, or the browser's; Spanish otherwise. */
export function preferredLanguage(): StaffLanguage {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (isStaffLanguage(asked)) return asked;
  const chosen = readCookie() ?? readStorage();
  if (isStaffLanguage(chosen)) return chosen;
  const own = languageOfTag(navigator.language);
  return isStaffLanguage(own) ? own : defaultLanguage;
}

/** Keeps the choice where the server (cookie) and the next visit (storage) find it. */
export function rememberLanguage(language: StaffLanguage): void {
  document.cookie = `${storageKey}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // A browser may refuse storage; the cookie is enough.
  }
}

function readCookie(): string | undefined {
  return document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${storageKey}=`))
    ?.slice(storageKey.length + 1);
}

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
