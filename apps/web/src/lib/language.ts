import { defaultLanguage, isLanguage } from '@dehesa/domain/language-codes';
import type { Language } from '@dehesa/domain/languages';

const storageKey = 'lang';
const yearInSeconds = 365 * 24 * 3600;

/** The language of this visit: asked for in the address, chosen before, or the browser's; Spanish otherwise. */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (isLanguage(asked)) return asked;
  const chosen = readCookie() ?? readStorage();
  if (isLanguage(chosen)) return chosen;
  return navigator.language.toLowerCase().startsWith('pt') ? 'pt' : defaultLanguage;
}

/** Keeps the choice where the server (cookie) and the next visit (storage) find it. */
export function rememberLanguage(language: Language): void {
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
