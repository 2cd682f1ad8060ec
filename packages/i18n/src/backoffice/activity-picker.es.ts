/** Looking for an activity to choose. */
export const es = {
  search: 'Buscar por título',
  clearSearch: 'Borrar la búsqueda',
  loading: 'Buscando actividades…',
  failed: 'No se han podido buscar las actividades',
  empty: 'Ninguna actividad coincide',
  emptyMessage: 'Prueba con otras palabras.',
  pages: 'Páginas de resultados',
  results: (count: number) => (count === 1 ? '1 actividad' : `${count} actividades`),
};
