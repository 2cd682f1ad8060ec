import type * as es from '../es/start';

/** Portuguese (Portugal) texts. */
export const faults: typeof es.faults = {
  title: 'Erro',
  message: 'Ocorreu um erro.',
  offline: 'Sem ligação ao servidor. Verifique a sua ligação à internet e tente de novo.',
  requestId: (id) => `Referência do erro: ${id}`,
};

export const start: typeof es.start = {
  title: 'Não foi possível abrir a página',
  message: 'Verifique a sua ligação à internet e tente de novo.',
  retry: 'Tentar de novo',
};

/** Portuguese (Portugal) texts. */
export const widget: typeof es.widget = {
  title: 'Atividades guiadas: agenda e reservas',
  loading: 'A carregar as atividades…',
  failed: 'Não foi possível mostrar aqui as atividades.',
  link: 'Ver as atividades noutro separador',
  plainLink: 'Ver as atividades',
};
