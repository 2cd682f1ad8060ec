import type { TooComplexTexts } from './error-texts';

export const tooComplex: TooComplexTexts = {
  characters: (max) => `Como máximo ${max} caracteres, contando el formato y los estilos de cada elemento.`,
  elements: (max) => `Como máximo ${max} elementos (párrafos, celdas, enlaces, imágenes…).`,
  nesting: (max) => `Como máximo ${max} elementos o bloques uno dentro de otro.`,
  rules: (max) => `Como máximo ${max} reglas en las hojas de estilo.`,
  fields: (max) => `Como máximo ${max} campos y condiciones.`,
  sections: (max) => `Como máximo ${max} condiciones una dentro de otra, y ninguna dentro de sí misma.`,
  effort: () => 'Procesarlo llevaría demasiado tiempo. Simplifica el texto o sus estilos.',
};
