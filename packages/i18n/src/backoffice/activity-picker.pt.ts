import type { es } from './activity-picker.es';

export const pt: typeof es = {
  search: 'Procurar por título',
  clearSearch: 'Limpar a pesquisa',
  loading: 'A procurar atividades…',
  failed: 'Não foi possível procurar as atividades',
  empty: 'Nenhuma atividade corresponde à pesquisa',
  emptyMessage: 'Experimente outras palavras.',
  pages: 'Páginas de resultados',
  results: (count) => (count === 1 ? '1 atividade' : `${count} atividades`),
};
