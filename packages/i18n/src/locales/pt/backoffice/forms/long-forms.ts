import { plural } from '../../counting';
import type * as es from '../../../es/backoffice/forms/long-forms';

export const longForms: typeof es.longForms = {
  bar: 'Guardar as alterações',
  unsaved: 'Por guardar',
  stored: 'Tudo guardado',
  saving: 'A guardar…',
  faults: (count) => plural(count, '1 campo por corrigir', `${count} campos por corrigir`),
  sections: 'Secções do formulário',
  section: (title) => `Secção: ${title}`,
  faultsIn: (title, count) => plural(count, `${title}, 1 campo por corrigir`, `${title}, ${count} campos por corrigir`),
  titles: { section: 'Título', es: 'Título em espanhol', pt: 'Título em português' },
};
