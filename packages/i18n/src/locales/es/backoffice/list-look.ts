/** How a list looks on this device. */
export const listLook = {
  dense: 'Filas compactas',
  columns: 'Columnas',
  views: 'Vistas guardadas',
  name: 'Guardar esta vista como',
  nameHint: 'Orden y filtros, en este equipo. Lo que se busca no se guarda.',
  save: 'Guardar',
  forget: (name: string) => `Olvidar la vista «${name}»`,
  full: 'Ya hay doce vistas guardadas. Olvida alguna para guardar otra.',
};
