import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsHiddenSigns, holdsPageAddress, leadsToPage } from './page-address';

const people = [
  "O'Neill",
  'O’Neill',
  'María José',
  'Núñez-Cortés',
  'D. João II',
  'J.M. Pérez',
  'J.M.Pérez',
  'M.ª Carmen',
  'Mª.Carmen',
  'M.Isabel',
  'Fco.Javier',
  'Fco.de Asís',
  'Gral.de Miguel',
  'Juan P.de la Cruz',
  'Sta. Cruz',
  'Sto.Domingo',
  'Dr.Li',
  'José Mª',
  'Ana (viuda de Gil)',
  'Conceição e Sá',
  "D'Ávila",
  'Jr.',
  'Ñíguez',
  'Łukasz',
  'Åsa',
  '李小龙',
  'Мария',
  'محمد',
  'Plasencia (Cáceres)',
  "L'Hospitalet de Llobregat",
  'Castelo Branco/Idanha',
  'Vitoria-Gasteiz',
  'San Sebastián / Donostia',
  '10º Dto.',
];

const addresses = [
  'http://malo.example',
  'HTTPS://MALO.EXAMPLE/x',
  'https:malo',
  'ftp://malo',
  'www.malo',
  'premio en WWW2.malo',
  'malo.com',
  'Gane en malo.com ahora',
  'malo.es',
  'Ana,malo.net',
  'malo.co.uk',
  'bit.ly/3xYz',
  't.me/premio',
  't.co',
  'ganaste.de',
  'pagas.la',
  'pagina.casa',
  'sub.malo.org.',
  'malo.com-oferta',
  'malo.com?x=1',
  'malo.com:8080',
  'ana@malo.com',
  '<malo.com>',
  '"malo.com"',
  '(malo.com)',
  'malo．com',
  'malo。com',
  'malo.c\u200Bom',
  'ｍａｌｏ.com',
  'ñandú.com',
  'xn--and-6ma.com',
];

describe('the address of a page in a name', () => {
  it.each(people)('is not in %s', (name) => {
    expect(holdsPageAddress(name)).toBe(false);
    expect(holdsHiddenSigns(name)).toBe(false);
  });

  it.each(addresses)('is in %s', (text) => {
    expect(holdsPageAddress(text)).toBe(true);
  });

  it('is in no name put together as people are called here, abbreviated or not', () => {
    const first = fc.constantFrom(
      'María',
      'José',
      'João',
      'Mª',
      'Fco.',
      'J.',
      'Inês',
      'Íñigo',
      "N'Deye",
      'Begoña',
      'Mª.',
      'Ana',
    );
    const particle = fc.constantFrom('', 'de', 'de la', 'do', 'da', 'dos', 'y', 'e', 'del', 'von', "d'", 'D.');
    const last = fc.constantFrom(
      'Pérez',
      'Núñez-Cortés',
      'Sá',
      "O'Neill",
      'II',
      'García-Lorca',
      'Conceição',
      'Li',
      'Gil',
      'Etxebarría',
    );
    const between = fc.constantFrom(' ', ' ', '-', '  ');
    fc.assert(
      fc.property(fc.array(fc.tuple(first, between, particle, last), { minLength: 1, maxLength: 3 }), (parts) => {
        const name = parts.map(([one, space, word, other]) => `${one}${space}${word} ${other}`).join(' ');
        expect(holdsPageAddress(name)).toBe(false);
      }),
    );
  });

  it('is found whatever stands around it', () => {
    const address = fc.constantFrom(...addresses);
    const words = fc.constantFrom('', 'Ana ', 'Su premio: ', 'Enhorabuena, ', '¡¡', '« ');
    fc.assert(
      fc.property(words, address, fc.constantFrom('', ' Pérez', '!', ' <- aquí'), (before, found, after) => {
        expect(holdsPageAddress(`${before}${found}${after}`)).toBe(true);
      }),
    );
  });
});

describe('a link in sentences', () => {
  it.each(['mire https://malo.example', 'www.malo.es', 'bit.ly/abc', 'malo.com/x', 'sub.malo.com/x'])('%s', (text) => {
    expect(leadsToPage(text)).toBe(true);
  });

  it.each([
    'Somos dos.Es la primera vez',
    'Llegamos a las 9.30.Gracias',
    'Alergia: frutos secos/lactosa',
    'Gluten.Lactosa/huevo',
    'Silla de ruedas.\nVamos con mi madre, ana@example.org',
    'tel. 600.00.00.00',
  ])('is not in: %s', (text) => {
    expect(leadsToPage(text)).toBe(false);
  });
});

it.each([
  'Ana\nPérez',
  'Ana\r',
  'A\tB',
  'A\u0085B',
  'A\u2028B',
  'A\u202Eb',
  'A\u2066b',
  '\u200EAna',
  '\u061CA',
  '\u001B[31mA',
])('signs that nobody sees: %j', (text) => {
  expect(holdsHiddenSigns(text)).toBe(true);
});

it.each(['a.', 'a', '.', '/', 'www', '@', '://', 'ñ.', ' a.b'])(
  'reads %s a hundred thousand times over at once',
  (sign) => {
    expect(typeof holdsPageAddress(sign.repeat(100_000))).toBe('boolean');
  },
);
