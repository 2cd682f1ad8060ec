import type { TooComplexTexts } from './error-texts';

export const tooComplex: TooComplexTexts = {
  characters: (max) => `No máximo ${max} caracteres, contando a formatação e os estilos de cada elemento.`,
  elements: (max) => `No máximo ${max} elementos (parágrafos, células, ligações, imagens…).`,
  nesting: (max) => `No máximo ${max} elementos ou blocos uns dentro dos outros.`,
  rules: (max) => `No máximo ${max} regras nas folhas de estilo.`,
  fields: (max) => `No máximo ${max} campos e condições.`,
  sections: (max) => `No máximo ${max} condições umas dentro das outras, e nenhuma dentro de si própria.`,
  effort: () => 'Processá-lo demoraria demasiado tempo. Simplifique o texto ou os seus estilos.',
};
