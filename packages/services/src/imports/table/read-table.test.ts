import { importLimits } from '@dehesa/domain/imports';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';

function workbook(rows: unknown[][], type: 'xlsx' | 'ods' | 'xls' = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Leer');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), 'Datos');
  return new Uint8Array(write(book, { type: 'buffer', bookType: type, cellDates: true }));
}

const encode = (text: string) => new TextEncoder().encode(text);
const rowsOf = ({ batches }: { batches: string[] }): unknown[] => batches.flatMap((batch) => JSON.parse(batch));
const code = (work: () => unknown) => {
  try {
    work();
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('readTable', () => {
  it.each(['xlsx', 'ods', 'xls'] as const)('reads %s: texts, numbers and dates as they stand there', (type) => {
    const table = readTable(
      workbook(
        [
          [],
          ['Nombre', 'Teléfono', 'Fecha', 'Hora'],
          ['Ana Núñez', 600_111_222, new Date('2026-03-05T00:00:00Z'), new Date('2026-03-05T09:30:00Z')],
          [],
          ['', '', '', ''],
          ['Íñigo'],
        ],
        type,
      ),
    );
    expect(table.headings).toEqual(['Nombre', 'Teléfono', 'Fecha', 'Hora']);
    expect(rowsOf(table)).toEqual([
      [3, ['Ana Núñez', '600111222', '2026-03-05', '2026-03-05T09:30']],
      [6, ['Íñigo', '', '', '']],
    ]);
  });

  it.each([
    ['commas', 'Nombre,Código\n"Núñez, Ana",01001\n'],
    ['semicolons and a mark in front', '\uFEFFNombre;Código\r\n"Núñez, Ana";01001\r\n'],
    ['tabs', 'Nombre\tCódigo\nNúñez, Ana\t01001'],
  ])('reads a CSV with %s, no zero lost', (_, text) => {
    const table = readTable(encode(text));
    expect(table.headings).toEqual(['Nombre', 'Código']);
    expect(rowsOf(table)).toEqual([[2, ['Núñez, Ana', '01001']]]);
  });

  it.each([
    ['a CSV', encode('Nombre;;Email\nAna;x;ana@example.org\n')],
    [
      'a spreadsheet',
      workbook([
        ['Nombre', null, 'Email'],
        ['Ana', 'x', 'ana@example.org'],
      ]),
    ],
  ])('reads %s with an empty heading between others', (_, bytes) => {
    const table = readTable(bytes);
    expect(table.headings).toStrictEqual(['Nombre', '', 'Email']);
    expect(rowsOf(table)).toEqual([[2, ['Ana', 'x', 'ana@example.org']]]);
  });

  it('reads the signs of Windows, and UTF-16', () => {
    const windows = Uint8Array.from('Nombre\nMu\u00f1oz\n', (sign) => sign.charCodeAt(0));
    expect(rowsOf(readTable(windows))).toEqual([[2, ['Muñoz']]]);
    const wide = new Uint8Array(Buffer.from('\uFEFFNombre\nMuñoz\n', 'utf16le'));
    expect(rowsOf(readTable(wide))).toEqual([[2, ['Muñoz']]]);
  });

  it.each([
    ['TABLA;Nombre\n1;Ana\n', ['TABLA', 'Nombre'], ['1', 'Ana']],
    ['ID;Pueblo\nC;Y1\n', ['ID', 'Pueblo'], ['C', 'Y1']],
    ['ID,"Nombre, apellidos"\r\n1,"Ruiz, Ana"\r\n', ['ID', 'Nombre, apellidos'], ['1', 'Ruiz, Ana']],
  ])('takes %j for a CSV, and for no format that begins like it', (text, headings, cells) => {
    expect(readTable(encode(text))).toMatchObject({ headings });
    expect(rowsOf(readTable(encode(text)))).toEqual([[2, cells]]);
  });

  it('holds nobody up over a row of a number that no table has (B51)', { timeout: 2_000 }, () => {
    const table = readTable(encode('ID;PWXL;N;E\nC;Y1;X1;K"Nombre"\nC;Y90000000;X1;K"z"\nE\n'));
    expect(table.rowCount).toBe(3);
  });

  it('takes neither dates nor numbers of a CSV for anything but what is written', () => {
    expect(rowsOf(readTable(encode('a;b;c\n03/04/2026;1.000;=1+1\n')))).toEqual([[2, ['03/04/2026', '1.000', '=1+1']]]);
  });

  it('runs no formulas and keeps what they had come to', () => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([['a'], [5]]);
    sheet['A2'] = { t: 'n', v: 5, f: 'HYPERLINK("http://example.org")' };
    utils.book_append_sheet(book, sheet, 'x');
    expect(rowsOf(readTable(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))))).toEqual([[2, ['5']]]);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['headings alone', encode('Nombre;Apellidos\n')],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
    ['a broken archive', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3, 4, 5, 6])],
  ])('refuses %s', (_, bytes) => {
    expect(code(() => readTable(bytes))).toBe('imports.unreadable');
  });

  it('refuses too many rows, too many columns and a text that no record holds', () => {
    const many = `a\n${'x\n'.repeat(importLimits.rows + 1)}`;
    expect(code(() => readTable(encode(many)))).toBe('imports.tooManyRows');
    expect(code(() => readTable(encode(`${'a;'.repeat(importLimits.columns)}a\nx`)))).toBe('imports.tooManyColumns');
    expect(code(() => readTable(encode(`a\n${'x'.repeat(importLimits.cell + 1)}`)))).toBe('imports.cellTooLong');
  });

  it('refuses a spreadsheet whose rows, with blank ones between, go on beyond those that are read', () => {
    const rows = Array.from({ length: importLimits.rows + 400 }, (_, index) => (index % 2 === 0 ? ['x'] : []));
    expect(code(() => readTable(workbook([['a'], ...rows])))).toBe('imports.tooManyRows');
    const few = [['a'], ...rows.slice(0, 20), ...Array.from({ length: importLimits.rows + 400 }, () => ['']), []];
    expect(readTable(workbook(few)).rowCount).toBe(10);
  });

  it('has the rows in batches, none lost', () => {
    const table = readTable(encode(`a\n${Array.from({ length: 1_201 }, (_, index) => `n${index}`).join('\n')}`));
    expect([table.rowCount, table.batches.length, rowsOf(table).length]).toEqual([1_201, 3, 1_201]);
  });
});
