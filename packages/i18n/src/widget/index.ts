import type { Language } from '@dehesa/domain/languages';

const es = {
  /** Of the frame, for screen readers. */
  title: 'Actividades guiadas: agenda y reservas',
  loading: 'Cargando las actividades…',
  failed: 'No se han podido mostrar aquí las actividades.',
  link: 'Ver las actividades en otra pestaña',
  /** Of the link that the other site holds for who runs no scripts: it opens where it is. */
  plainLink: 'Ver las actividades',
};

const pt: typeof es = {
  title: 'Atividades guiadas: agenda e reservas',
  loading: 'A carregar as atividades…',
  failed: 'Não foi possível mostrar aqui as atividades.',
  link: 'Ver as atividades noutro separador',
  plainLink: 'Ver as atividades',
};

/** What the widget says on the pages of others, before or instead of ours. */
export const widgetTexts: Record<Language, typeof es> = { es, pt };
