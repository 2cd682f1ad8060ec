import type { es } from '../es/poster';

/** What a collaborator's poster says in English (Britain). */
export const en: typeof es = {
  title: (name) => `Poster for ${name}`,
  heading: 'Confirm your booking here',
  how: 'Show your booking number. The staff scan this code and record your visit.',
  fileName: (name) => `Poster ${name}`,
};
