import { describe, expect, it } from 'vitest';
import { importFields, importKinds, matchColumns, readCell } from './index';

describe('readCell', () => {
  it.each([
    ['date', '2026-03-05', '2026-03-05'],
    ['date', '5/3/2026', '2026-03-05'],
    ['date', '05.03.2026', '2026-03-05'],
    ['date', '2026-03-05T00:00:00', '2026-03-05'],
    ['time', '9:30', '09:30'],
    ['time', '09:30:00', '09:30'],
    ['time', '9h30', '09:30'],
    ['time', '9 h', '09:00'],
    ['whole', '12', '12'],
    ['whole', '12.0', '12'],
    ['yesNo', 'Sí', 'yes'],
    ['yesNo', 'NÃO', 'no'],
    ['country', 'españa', 'ES'],
    ['language', 'Português', 'pt'],
    ['territory', 'Tejo Internacional', '2'],
    ['status', 'Cancelada', '4'],
    ['status', 'lista de espera', '3'],
    ['sex', 'Mujer', 'F'],
    [5, '  Ana  ', 'Ana'],
    ['date', '   ', ''],
  ] as const)('%s %j → %j', (kind, text, value) => {
    expect(readCell(text, kind)).toEqual({ value });
  });

  it.each([
    ['date', '31/02/2026', { reason: 'notDate' }],
    // No guess at whether the month comes first.
    ['date', '03/25/2026', { reason: 'notDate' }],
    ['date', '5/3/26', { reason: 'notDate' }],
    ['date', '46086', { reason: 'notDate' }],
    ['time', '25:00', { reason: 'notTime' }],
    ['time', '930', { reason: 'notTime' }],
    ['whole', '1,5', { reason: 'notWhole' }],
    // A thousand, or one with decimals: nobody knows.
    ['whole', '1.000', { reason: 'notWhole' }],
    ['whole', '2,000', { reason: 'notWhole' }],
    ['whole', '12,00', { value: '12' }],
    ['whole', '-1', { reason: 'notWhole' }],
    ['whole', '99999999', { reason: 'notWhole' }],
    ['yesNo', 'quizá', { reason: 'notYesNo' }],
    ['status', 'pagada', { reason: 'notStatus' }],
    [3, 'Anas', { reason: 'tooLong', max: 3 }],
  ] as const)('%s %j is refused: %j', (kind, text, fault) => {
    expect(readCell(text, kind)).toEqual(fault);
  });
});

describe('matchColumns', () => {
  const { reservations } = importFields;
  const match = (headings: string[]) => matchColumns(headings, reservations, () => []);

  it('knows headings of other systems, whatever their case, accents and order', () => {
    expect(match(['APELLIDOS', 'nombre', 'Correo electrónico', 'Teléfono', 'PAX', 'Localizador', 'Color'])).toEqual({
      lastName: 0,
      firstName: 1,
      email: 2,
      phone: 3,
      people: 4,
      reference: 5,
    });
  });

  it('knows what earlier templates of ours called a field', () => {
    expect(matchColumns(['Alcunha'], importFields.members, () => [])).toEqual({ alias: 0 });
    expect(matchColumns(['Página web'], importFields.collaborators, () => [])).toEqual({ website: 0 });
  });

  it('gives no column twice, and of two alike the first', () => {
    expect(match(['Turno', 'Turno'])).toEqual({ shift: 0 });
  });

  it.each(importKinds)('%s: each key stands once, and knows its own name', (kind) => {
    const keys = importFields[kind].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const named = matchColumns(keys, importFields[kind], (key) => [key]);
    expect(named).toEqual(Object.fromEntries(keys.map((key, index) => [key, index])));
  });
});
