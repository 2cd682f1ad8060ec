/** The screens of complementary activities. */
export const complementary = {
  heading: 'Actividades complementarias',
  introduction: 'Qué más se puede hacer o visitar. No se reserva aquí.',
  /** On the button, which must fit the narrowest screen. */
  add: 'Nueva complementaria',
  create: 'Nueva actividad complementaria',
  edit: 'Editar actividad complementaria',
  list: {
    caption: 'Lista de actividades complementarias',
    search: 'Buscar por título o lugar',
    columns: { id: 'Más recientes', title: 'Actividad', date: 'Fecha', place: 'Lugar' },
    contact: 'Contacto',
    actions: 'Acciones',
    edit: (title: string) => `Editar «${title}»`,
    hide: (title: string) => `Ocultar «${title}»`,
    website: (title: string) => `Abrir la web de «${title}» (en otra pestaña)`,
    empty: 'Todavía no hay actividades complementarias',
    emptyMessage: 'Museos, rutas por libre, alojamientos: crea la primera.',
    nothingFound: 'Ninguna actividad complementaria coincide',
    nothingFoundMessage: 'Prueba con otra búsqueda.',
  },
  hide: {
    title: '¿Ocultar la actividad complementaria?',
    message: 'Dejará de ofrecerse. No se borra nada: puedes volver a mostrarla al editarla.',
    done: 'Actividad complementaria oculta',
  },
  form: {
    place: 'Lugar',
    phone: 'Teléfono',
    url: 'Dirección web',
    hidden: 'Ocultar',
    hiddenHint: 'No se ofrece a los visitantes.',
    imageAlt: 'Imagen de la actividad complementaria',
  },
};
