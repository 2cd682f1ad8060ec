/** Spanish texts. */
export const es = {
  /** Of the frame, for screen readers. */
  title: 'Actividades guiadas: agenda y reservas',
  loading: 'Cargando las actividades…',
  failed: 'No se han podido mostrar aquí las actividades.',
  link: 'Ver las actividades en otra pestaña',
  /** Of the link that the other site holds for who runs no scripts: it opens where it is. */
  plainLink: 'Ver las actividades',
};
