import { buffer } from 'node:stream/consumers';
import { read, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from './sheet-xml';
import { type Sheet, workbookStream } from './workbook-stream';

async function readBack(sheets: readonly Sheet[], rowsInSheet?: number) {
  const book = read(await buffer(workbookStream('Libro', sheets, rowsInSheet)), { cellStyles: true });
  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name];
    const rows: unknown[][] = sheet === undefined ? [] : utils.sheet_to_json(sheet, { header: 1, defval: null });
    return { name, rows, sheet };
  });
}

async function* later(batches: readonly (readonly Row[])[]) {
  for (const batch of batches) yield Promise.resolve(batch);
}

describe('a workbook', () => {
  it('has the sheets with their headings and rows, texts as texts and numbers as numbers', async () => {
    const [first, second, ...rest] = await readBack([
      { name: 'Asistentes MRB 2026', headings: [['Nombre', 'Total']], batches: later([[['Sol', 3]], [['007', null]]]) },
      { name: 'Vacía', headings: [['Nada']], batches: [] },
    ]);
    expect(first).toMatchObject({
      name: 'Asistentes MRB 2026',
      rows: [
        ['Nombre', 'Total'],
        ['Sol', 3],
        ['007', null],
      ],
    });
    expect(first?.sheet?.['A3']).toMatchObject({ t: 's', v: '007' });
    expect(first?.sheet?.['!cols']?.[1]).toMatchObject({ width: 30 });
    expect(second).toMatchObject({ name: 'Vacía', rows: [['Nada']] });
    expect(rest).toEqual([]);
  });

  it('gives back any text, without what no XML may have and without a formula', async () => {
    // oxlint-disable-next-line no-control-regex -- these are the ones that XML forbids
    const gone = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFD\uFFFE\uFFFF]/gu;
    const plain = (text: unknown) => Buffer.from(String(text)).toString().replaceAll(gone, '').replaceAll('\r\n', '\n');
    const told = ['_x0041_', '<a>&"', ' Añ ', '\r\n', '🦅', '\ud83e', '\udd85'];
    const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 50, maxLength: 50 }), async (random) => {
        const texts = [...told, ...random].map((text) => `a${text}`);
        const [sheet] = await readBack([{ name: 'T', headings: [['x']], batches: [texts.map((text) => [text])] }]);
        expect(sheet?.rows.slice(1).map(([text]) => plain(text))).toEqual(texts.map(plain));
      }),
      { numRuns: 5 },
    );
    const [sheet] = await readBack([{ name: 'T', headings: [['x']], batches: [[['=1+1'], ['+34 600000000']]] }]);
    expect(sheet?.rows).toEqual([['x'], ["'=1+1"], ['+34 600000000']]);
  });

  it('has dates that programs reckon with, shown as dd/mm/yyyy (U7)', async () => {
    const dates = ['2026-12-05', '2028-02-29', '1900-03-01', '1900-02-28'].map((date) => [{ date }]);
    const [sheet] = await readBack([{ name: 'T', headings: [['Fecha']], batches: [dates] }]);
    expect(sheet?.sheet?.['A2']).toMatchObject({ t: 'n', v: 46_361, w: '05/12/2026' });
    expect(sheet?.sheet?.['A3']).toMatchObject({ t: 'n', w: '29/02/2028' });
    expect(sheet?.sheet?.['A4']).toMatchObject({ t: 'n', v: 61, w: '01/03/1900' });
    // Programs hold 1900 for a leap year.
    expect(sheet?.sheet?.['A5']).toMatchObject({ t: 's', v: '28/02/1900' });
  });

  it('filters the rows below its headings where that is wanted, on every sheet of them', async () => {
    const rows: Row[] = Array.from({ length: 5 }, (_, index) => [index, 'x']);
    const headings = [['n', 'x']];
    const sheets = await readBack([{ name: 'T', headings, batches: [rows], filtered: true }], 4);
    expect(sheets.map(({ sheet }) => sheet?.['!autofilter']?.ref)).toEqual(['A1:B4', 'A1:B3']);
    const [plain] = await readBack([{ name: 'T', headings, batches: [rows] }]);
    expect(plain?.sheet?.['!autofilter']).toBeUndefined();
  });

  it('goes on in another sheet where one is full, headings again', async () => {
    const name = 'Total (Asistentes + EnEspera) MRB 2026';
    const rows: Row[] = Array.from({ length: 7 }, (_, index) => [index]);
    const sheets = await readBack([{ name, headings: [['n']], batches: [rows.slice(0, 4), rows.slice(4)] }], 4);
    expect(sheets.map((sheet) => sheet.name)).toEqual([
      'Total (Asistentes + EnEspera) M',
      'Total (Asistentes + EnEspera) 2',
      'Total (Asistentes + EnEspera) 3',
    ]);
    expect(sheets.map((sheet) => sheet.rows)).toEqual([
      [['n'], [0], [1], [2]],
      [['n'], [3], [4], [5]],
      [['n'], [6]],
    ]);
  });
});

describe('the stream', () => {
  const endless = function* (read: { batches: number }): Generator<Row[]> {
    for (;;) {
      read.batches += 1;
      // What differs in every row does not pack to nothing.
      yield Array.from({ length: 400 }, () => [Math.random().toString(36), 'Torrejón el Rubio']);
    }
  };

  it('reads only what its receiver takes, and nothing more once it is gone', async () => {
    const read = { batches: 0 };
    const stream = workbookStream('T', [{ name: 'T', headings: [['a', 'b']], batches: endless(read) }]);
    for await (const _ of stream) if (read.batches > 5) break;
    // Read without end it would be thousands by now.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(read.batches).toBeLessThan(60);
  });

  it('fails with what its rows fail with', async () => {
    const failing = async function* (): AsyncGenerator<Row[]> {
      yield [['a']];
      throw new Error('the database is gone');
    };
    const stream = workbookStream('T', [{ name: 'T', headings: [['a']], batches: failing() }]);
    await expect(buffer(stream)).rejects.toThrow('the database is gone');
  });
});
