import type { StaffLanguage } from '@dehesa/domain/languages';

/** Common first names and surnames; the people made of them are invented. */
export const firstNames: Record<StaffLanguage, { F: readonly string[]; M: readonly string[] }> = {
  es: {
    F: [
      'Lucía',
      'Carmen',
      'Elena',
      'Rocío',
      'Beatriz',
      'Nuria',
      'Amparo',
      'Sonia',
      'Begoña',
      'Itziar',
      'Clara',
      'Inés',
      'Paloma',
      'Marta',
      'Olga',
      'Julia',
    ],
    M: [
      'Javier',
      'Andrés',
      'Miguel',
      'Álvaro',
      'Sergio',
      'Íñigo',
      'Rubén',
      'Hugo',
      'Ramón',
      'Ignacio',
      'Óscar',
      'Pablo',
      'Jorge',
      'Adrián',
      'Ismael',
      'Luis',
    ],
  },
  pt: {
    F: [
      'Maria João',
      'Inês',
      'Catarina',
      'Beatriz',
      'Sofia',
      'Leonor',
      'Teresa',
      'Joana',
      'Mafalda',
      'Rita',
      'Marta',
      'Graça',
    ],
    M: ['João', 'Tiago', 'Rui', 'Nuno', 'Gonçalo', 'Duarte', 'Miguel', 'Vasco', 'Pedro', 'Afonso', 'Henrique', 'Simão'],
  },
};

export const surnames: Record<StaffLanguage, readonly string[]> = {
  es: [
    'García',
    'Cordero',
    'Moreno',
    'Salgado',
    'Núñez',
    'Barroso',
    'Peña',
    'Vega',
    'Muñoz',
    'Iglesias',
    'Prieto',
    'Olmedo',
    'Cáceres',
    'Gallardo',
    'Lozano',
    'Etxebarria',
    'Ferrer',
    'Domínguez',
    'Méndez',
    'Bravo',
  ],
  pt: [
    'Silva',
    'Ferreira',
    'Nogueira',
    'Carvalho',
    'Pinheiro',
    'Antunes',
    'Ribeiro',
    'Lourenço',
    'Mendes',
    'Tavares',
    'Fonseca',
    'Magalhães',
    'Simões',
    'Gonçalves',
  ],
};

export interface Home {
  locality: string;
  postalCode: string;
  province: string;
}

/** Where they come from: provinces of Spain and districts of Portugal, those nearby more often. */
export const homes: Record<StaffLanguage, readonly Home[]> = {
  es: [
    { locality: 'Cáceres', postalCode: '10001', province: 'Cáceres' },
    { locality: 'Plasencia', postalCode: '10600', province: 'Cáceres' },
    { locality: 'Trujillo', postalCode: '10200', province: 'Cáceres' },
    { locality: 'Badajoz', postalCode: '06001', province: 'Badajoz' },
    { locality: 'Mérida', postalCode: '06800', province: 'Badajoz' },
    { locality: 'Madrid', postalCode: '28012', province: 'Madrid' },
    { locality: 'Madrid', postalCode: '28039', province: 'Madrid' },
    { locality: 'Salamanca', postalCode: '37001', province: 'Salamanca' },
    { locality: 'Talavera de la Reina', postalCode: '45600', province: 'Toledo' },
    { locality: 'Sevilla', postalCode: '41003', province: 'Sevilla' },
    { locality: 'Valladolid', postalCode: '47002', province: 'Valladolid' },
    { locality: 'Ávila', postalCode: '05001', province: 'Ávila' },
    { locality: 'Bilbao', postalCode: '48005', province: 'Bizkaia' },
    { locality: 'Valencia', postalCode: '46003', province: 'Valencia' },
    { locality: 'Zaragoza', postalCode: '50001', province: 'Zaragoza' },
    { locality: 'Barcelona', postalCode: '08010', province: 'Barcelona' },
    { locality: 'Huelva', postalCode: '21001', province: 'Huelva' },
  ],
  pt: [
    { locality: 'Castelo Branco', postalCode: '6000-090', province: 'Castelo Branco' },
    { locality: 'Covilhã', postalCode: '6200-032', province: 'Castelo Branco' },
    { locality: 'Idanha-a-Nova', postalCode: '6060-100', province: 'Castelo Branco' },
    { locality: 'Portalegre', postalCode: '7300-120', province: 'Portalegre' },
    { locality: 'Nisa', postalCode: '6050-320', province: 'Portalegre' },
    { locality: 'Lisboa', postalCode: '1100-053', province: 'Lisboa' },
    { locality: 'Porto', postalCode: '4000-069', province: 'Porto' },
    { locality: 'Coimbra', postalCode: '3000-150', province: 'Coimbra' },
    { locality: 'Évora', postalCode: '7000-508', province: 'Évora' },
    { locality: 'Guarda', postalCode: '6300-663', province: 'Guarda' },
    { locality: 'Santarém', postalCode: '2000-081', province: 'Santarém' },
  ],
};

/** What visitors write to the organisers. */
export const notes: Record<StaffLanguage, readonly string[]> = {
  es: [
    'Llegaremos en autobús desde Plasencia, ¿hay quien comparta coche?',
    'Una persona del grupo usa bastón.',
    'Es un regalo de cumpleaños, ¡guardad el secreto!',
    'Alergia a los frutos secos.',
  ],
  pt: [
    'Vamos de comboio até Castelo Branco, há boleia?',
    'Uma pessoa do grupo usa bengala.',
    'Podemos levar os nossos binóculos?',
    'Somos vegetarianos, se houver petisco.',
  ],
};
