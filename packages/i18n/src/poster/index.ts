import type { Language } from '@dehesa/domain/languages';

const es = {
  title: (name: string) => `Cartel de ${name}`,
  heading: 'Registre aquí su visita',
  how: 'Enseñe su número de reserva. El personal escanea este código y registra su visita.',
  fileName: (name: string) => `Cartel ${name}`,
};

const pt: typeof es = {
  title: (name) => `Cartaz de ${name}`,
  heading: 'Registe aqui a sua visita',
  how: 'Mostre o número da sua reserva. Um funcionário lê este código e regista a sua visita.',
  fileName: (name) => `Cartaz ${name}`,
};

/** What a collaborator's poster says. */
export const posterTexts: Record<Language, typeof es> = { es, pt };
