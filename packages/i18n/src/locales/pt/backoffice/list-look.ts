import type * as es from '../../es/backoffice/list-look';

export const listLook: typeof es.listLook = {
  dense: 'Linhas compactas',
  columns: 'Colunas',
  views: 'Vistas guardadas',
  name: 'Guardar esta vista como',
  nameHint: 'Ordem e filtros, neste equipamento. O que se pesquisa não é guardado.',
  save: 'Guardar',
  forget: (name: string) => `Esquecer a vista «${name}»`,
  full: 'Já há doze vistas guardadas. Esqueça alguma para guardar outra.',
};
