import type { Language } from '@dehesa/domain/languages';
import * as activities from './activities';
import * as dashboard from './dashboard';
import * as login from './login';
import * as messages from './messages';
import * as reservations from './reservations';
import * as shell from './shell';

/** The texts of the back office, a file for each feature; `pt: typeof es` there makes a forgotten text a compile error. */
const es = {
  shell: shell.es,
  activities: activities.es,
  login: login.es,
  dashboard: dashboard.es,
  messages: messages.es,
  reservations: reservations.es,
};

const pt: typeof es = {
  shell: shell.pt,
  activities: activities.pt,
  login: login.pt,
  dashboard: dashboard.pt,
  messages: messages.pt,
  reservations: reservations.pt,
};

export type BackofficeTexts = typeof es;
export const backoffice: Record<Language, BackofficeTexts> = { es, pt };
