import { describe, expect, it } from 'vitest';
import { cellText, sheetName, wordsOfCell } from './sheet-text';

describe('cellText', () => {
  it.each([
    ['Ana', 'Ana'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['+1+cmd|calc', "'+1+cmd|calc"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['+34 600111222', '+34 600111222'],
    ['+34 600*2', "'+34 600*2"],
    ['a=b', 'a=b'],
  ])('%j → %j', (typed, stored) => {
    expect(cellText(typed)).toBe(stored);
    expect(wordsOfCell(stored)).toBe(typed);
  });

  it.each(["'Entre encinas'", "'", "'+34 600111222", "''=1"])('leaves an apostrophe of the words: %j', (typed) => {
    expect(wordsOfCell(cellText(typed))).toBe(typed);
  });
});

describe('sheetName', () => {
  it.each([
    ['Buitres al amanecer', 'Buitres al amanecer'],
    ['Observación de grullas en la dehesa', 'Observación de grull'],
    ['Rutas [1/2]: ¿dónde? *', 'Rutas 1 2 ¿dónde'],
    ["'Entre encinas'", 'Entre encinas'],
    ['  ', 'Reservas'],
    ['History', 'Reservas'],
    ['Anochecer 1234567 🦅🦅🦅', 'Anochecer 1234567 🦅'],
  ])('%j → %j, of at most 20', (title, name) => {
    expect(sheetName(title)).toBe(name);
    expect(sheetName(title).length).toBeLessThanOrEqual(20);
  });

  it('is not given twice, whatever the case', () => {
    const taken = new Set(['confirmadas', 'una ruta de veinte s']);
    expect(sheetName('Confirmadas', taken)).toBe('Confirmadas 2');
    expect(sheetName('Una ruta de veinte signos', taken)).toBe('Una ruta de veinte 2');
    expect(sheetName('Una ruta de veinte signos', taken).length).toBeLessThanOrEqual(20);
  });
});
