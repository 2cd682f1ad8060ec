import type { Language } from '@dehesa/domain/languages';

const es = {
  title: 'Error',
  message: 'Se ha producido un error.',
  offline: 'No hay conexión con el servidor. Comprueba tu conexión a internet e inténtalo de nuevo.',
  requestId: (id: string) => `Referencia del error: ${id}`,
};

const pt: typeof es = {
  title: 'Erro',
  message: 'Ocorreu um erro.',
  offline: 'Sem ligação ao servidor. Verifique a sua ligação à internet e tente de novo.',
  requestId: (id) => `Referência do erro: ${id}`,
};

/** What is shown when no rule refused but something broke: the server (with its request's id) or the connection. */
export const faultTexts: Record<Language, typeof es> = { es, pt };
