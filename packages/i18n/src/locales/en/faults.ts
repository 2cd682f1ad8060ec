import type { es } from '../es/faults';

/** What is shown when no rule refused but something broke. */
export const en: typeof es = {
  title: 'Error',
  message: 'Something went wrong.',
  offline: 'There is no connection to the server. Please check your internet connection and try again.',
  requestId: (id) => `Reference of the error: ${id}`,
};
