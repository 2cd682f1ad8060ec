import type { es } from '../es/faults';

/** Portuguese (Portugal) texts. */
export const pt: typeof es = {
  title: 'Erro',
  message: 'Ocorreu um erro.',
  offline: 'Sem ligação ao servidor. Verifique a sua ligação à internet e tente de novo.',
  requestId: (id) => `Referência do erro: ${id}`,
};
