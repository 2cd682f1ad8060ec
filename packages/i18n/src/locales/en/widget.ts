import type { es } from '../es/widget';

/** What the widget says in English (Britain) on the pages of others. */
export const en: typeof es = {
  title: 'Guided activities: what’s on and bookings',
  loading: 'Loading the activities…',
  failed: 'The activities could not be shown here.',
  link: 'See the activities in another tab',
  plainLink: 'See the activities',
};
