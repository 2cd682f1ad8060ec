/** Spanish texts. */
export const faults = {
  title: 'Error',
  message: 'Se ha producido un error.',
  offline: 'No hay conexión con el servidor. Comprueba tu conexión a internet e inténtalo de nuevo.',
  requestId: (id: string) => `Referencia del error: ${id}`,
};

export const start = {
  title: 'No se ha podido abrir la página',
  message: 'Comprueba tu conexión a internet e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
};

/** Spanish texts. */
export const widget = {
  /** Of the frame, for screen readers. */
  title: 'Actividades guiadas: agenda y reservas',
  loading: 'Cargando las actividades…',
  failed: 'No se han podido mostrar aquí las actividades.',
  link: 'Ver las actividades en otra pestaña',
  /** Of the link that the other site holds for who runs no scripts: it opens where it is. */
  plainLink: 'Ver las actividades',
};
