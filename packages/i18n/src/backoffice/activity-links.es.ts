/** Copies of an activity, and what an activity names: related and complementary ones. */
export const es = {
  copy: {
    title: (title: string) => `Copia de: ${title}`,
    noticeTitle: 'Copia sin guardar',
    notice:
      'La fecha, el horario y el plazo de inscripción son los del original: revísalos antes de guardar. También se copian las imágenes, el vídeo y las actividades relacionadas y complementarias. Las reservas y los documentos no se copian.',
  },
  related: {
    title: 'Actividades relacionadas',
    hint: 'Se guardan al momento, sin esperar al botón «Guardar».',
    none: 'Todavía no hay ninguna.',
    add: 'Añadir actividades',
    view: (title: string) => `Ver la página pública de «${title}» (se abre en otra pestaña)`,
    remove: (title: string) => `Quitar «${title}»`,
    removeTitle: '¿Quitar la actividad relacionada?',
    removeMessage: (title: string) => `«${title}» dejará de aparecer junto a esta actividad. No se borra.`,
    removeConfirm: 'Quitar',
    removed: 'Actividad relacionada quitada',
    pickerTitle: 'Añadir actividades relacionadas',
    columns: { title: 'Actividad', territory: 'Territorio', date: 'Fecha', company: 'Empresa', action: 'Añadir' },
    pick: 'Añadir',
    pickLabel: (title: string) => `Añadir «${title}»`,
    picked: 'Añadida',
    pickedLabel: (title: string) => `«${title}» añadida`,
    done: 'Listo',
  },
  complements: {
    title: 'Actividades complementarias',
    count: (count: number) => (count === 1 ? '1 elegida' : `${count} elegidas`),
    label: 'Actividades complementarias que se proponen con esta',
    placeholder: 'Busca por título o lugar',
    nothingFound: 'Ninguna coincide',
    hidden: (title: string) => `${title} (oculta)`,
  },
};
