import type { StaffLanguage } from '@dehesa/domain/languages';

const es = {
  title: 'No se ha podido abrir la página',
  message: 'Comprueba tu conexión a internet e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
};

const pt: typeof es = {
  title: 'Não foi possível abrir a página',
  message: 'Verifique a sua ligação à internet e tente de novo.',
  retry: 'Tentar de novo',
};

/** Said when the texts themselves did not arrive: the only ones that are there in both languages from the start. */
export const startTexts: Record<StaffLanguage, typeof es> = { es, pt };
