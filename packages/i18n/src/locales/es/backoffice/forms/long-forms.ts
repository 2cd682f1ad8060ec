import { plural } from '../../counting';

/** Long forms: the bar that saves them, and the way between their sections. */
export const longForms = {
  bar: 'Guardar los cambios',
  unsaved: 'Sin guardar',
  stored: 'Todo guardado',
  saving: 'Guardando…',
  faults: (count: number) => plural(count, '1 campo por corregir', `${count} campos por corregir`),
  sections: 'Secciones del formulario',
  section: (title: string) => `Sección: ${title}`,
  faultsIn: (title: string, count: number) =>
    plural(count, `${title}, 1 campo por corregir`, `${title}, ${count} campos por corregir`),
  titles: { section: 'Título', es: 'Título', pt: 'Título en portugués' },
};
