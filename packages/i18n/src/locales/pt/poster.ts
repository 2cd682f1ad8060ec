import type { es } from '../es/poster';

/** Portuguese (Portugal) texts. */
export const pt: typeof es = {
  title: (name) => `Cartaz de ${name}`,
  heading: 'Registe aqui a sua visita',
  how: 'Mostre o número da sua reserva. Um funcionário lê este código e regista a sua visita.',
  fileName: (name) => `Cartaz ${name}`,
};
