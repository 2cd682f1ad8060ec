import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, isStaffLanguage, languageOfTag, type StaffLanguage } from '@dehesa/domain/languages';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../escape-html';

/** As the build leaves it for the name of the installation. */
const appNameSign = '[appName]';
/** Of the sign-in page alone, set by its choice of language (U43). */
const languageCookie = 'staff-lang';

/** The sign-in page as the build drew it for who is not signed in: it is read before any script has run. */
export function drawnSignIn(webDir: string): (language: StaffLanguage, appName: string) => string {
  const drawn = (language: StaffLanguage) =>
    readFileSync(path.join(webDir, 'client', `login.${language}.html`), 'utf8').split(appNameSign);
  const pages = { es: drawn('es'), pt: drawn('pt') };
  return (language, appName) => pages[language].join(escapeHtml(appName));
}

/** The language of the screens as far as a request tells it: chosen before, or the browser's first; Spanish otherwise. */
export function screenLanguage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): StaffLanguage {
  const chosen = cookies[languageCookie];
  if (isStaffLanguage(chosen)) return chosen;
  const own = languageOfTag(headers['accept-language']);
  return isStaffLanguage(own) ? own : defaultLanguage;
}
