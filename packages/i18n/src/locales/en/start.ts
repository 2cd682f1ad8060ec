import type * as es from '../es/start';

/** What is shown when no rule refused but something broke. */
export const faults: typeof es.faults = {
  title: 'Error',
  message: 'Something went wrong.',
  offline: 'There is no connection to the server. Please check your internet connection and try again.',
  requestId: (id) => `Error reference: ${id}`,
};

/** What the widget says in English (Britain) on the pages of others. */
export const widget: typeof es.widget = {
  title: 'Guided activities: what’s on and bookings',
  loading: 'Loading the activities…',
  failed: 'The activities could not be shown here.',
  link: 'See the activities in another tab',
  plainLink: 'See the activities',
};
