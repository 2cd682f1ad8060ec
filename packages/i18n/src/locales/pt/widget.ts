import type { es } from '../es/widget';

/** Portuguese (Portugal) texts. */
export const pt: typeof es = {
  title: 'Atividades guiadas: agenda e reservas',
  loading: 'A carregar as atividades…',
  failed: 'Não foi possível mostrar aqui as atividades.',
  link: 'Ver as atividades noutro separador',
  plainLink: 'Ver as atividades',
};
