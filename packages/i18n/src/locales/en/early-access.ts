import type { es } from '../es/early-access';

/** English (Britain) texts of the selection of activities that a collaborator's link opens. */
export const en: typeof es = {
  title: 'Early booking of activities',
  with: (name) => `With ${name}`,
  intro: 'Choose an activity: with this link you can book it before booking opens to everybody.',
  until: (date) => `You can do so until ${date}.`,
  found: (count) => (count === 1 ? '1 activity' : `${count} activities`),
  pages: 'Pages of the selection',
  page: (page, pages) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  missingTitle: 'The partner’s key is missing',
  missing: 'This link does not belong to any partner. Ask where you are staying for the early booking link.',
  offTitle: 'Early booking is off',
  off: 'Early booking of activities is switched off for the time being.',
  opensOn: (date) => `It opens on ${date}.`,
  emptyTitle: 'There are no activities at the moment',
  empty: 'We are preparing the next ones. Do look again in a few days.',
  toAgenda: 'See what’s on',
};
