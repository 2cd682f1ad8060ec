import type * as es from '../es/agenda';
import { counted, plural } from './counting';

/** English (Britain) texts of the public agenda and its feeds. */
export const agenda: typeof es.agenda = {
  title: 'What’s on',
  description: 'Guided activities in Monfragüe and the International Tagus: dates, locations and free places.',
  calendarName: (site) => `${site}: what’s on`,
  found: (count) => counted(count, 'activity', 'activities'),
  list: 'Activities',
  filters: {
    title: 'Search what’s on',
    search: 'What do you fancy?',
    searchHint: 'For example: vultures, boat, stars',
    territory: 'Where?',
    anywhere: 'Anywhere',
    when: 'When?',
    anyDate: 'Any date',
    period: { weekend: 'This weekend', month: 'This month', nextMonth: 'Next month' },
    more: 'More options: dates and ages',
    from: 'From',
    to: 'Until',
    audience: 'Who for?',
    anyAudience: 'Anyone',
    audiences: (age) => (age === 0 ? 'All ages' : `Age ${age} and over`),
    withChildren: 'We are bringing children',
    submit: 'Search',
    clear: 'See everything that’s on',
  },
  shifts: (names, count, more) =>
    `${plural(count, 'Session', 'Sessions')}: ${names}${more > 0 ? ` and ${more} more` : ''}`,
  places: (state, free) => {
    if (state === 'last') return counted(free, 'place left', 'places left');
    return { free: 'Places available', waiting: 'Full · waiting list open', full: 'Full' }[state];
  },
  opensOn: (date) => `Booking opens on ${date}`,
  earlyAccess: 'Early booking',
  earlyAccessIntro:
    'You came through a partner’s link: you can book the activities that allow it before everybody else.',
  pages: 'Pages of what’s on',
  page: (page, pages) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  emptyTitle: 'No activity matches your search',
  empty: 'Please try other dates or fewer conditions.',
  nothingTitle: 'There are no activities at the moment',
  nothing: 'We are preparing the next ones. Do look again in a few days.',
  subscribeTitle: 'What’s on, in your calendar',
  subscribe: 'Add to my calendar',
  subscribeHint: 'If you add this address to your calendar, new activities will appear there by themselves:',
  calendarTitle: 'What’s on, for your calendar (iCalendar)',
  feedTitle: 'What’s on, as JSON Feed',
};

/** English (Britain) texts of the selection of activities that a collaborator's link opens. */
export const earlyAccess: typeof es.earlyAccess = {
  title: 'Early booking of activities',
  with: (name) => `With ${name}`,
  intro: 'Choose an activity: with this link you can book it before booking opens to everybody.',
  until: (date) => `You can do so until ${date}.`,
  found: (count) => counted(count, 'activity', 'activities'),
  pages: 'Pages of the selection',
  page: (page, pages) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  missingTitle: 'This link is not complete',
  missing: 'This link does not belong to any partner. Ask where you are staying for the early booking link.',
  offTitle: 'Early booking is off',
  off: 'Early booking of activities is switched off for the time being.',
  opensOn: (date) => `It opens on ${date}.`,
  emptyTitle: 'There are no activities at the moment',
  empty: 'We are preparing the next ones. Do look again in a few days.',
  toAgenda: 'See what’s on',
};
