import { Readable } from 'node:stream';
import { cellText, sheetName } from './sheet-text';
import {
  contentTypesXml,
  mostRows,
  packageXml,
  type Row,
  rowXml,
  sheetEnd,
  sheetStart,
  stylesXml,
  titleXml,
  workbookRelationsXml,
  workbookXml,
} from './sheet-xml';
import { type ZipEntry, zipStream } from './zip-stream';

/** A sheet whose rows come in batches, when they are asked for. */
export interface Sheet {
  /** Shortened to the 31 signs that a sheet's name may have. */
  name: string;
  headings: readonly Row[];
  /** Whether the last row of headings filters and sorts those below it. */
  filtered?: boolean;
  /** A row of one cell is a heading across all columns. */
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

const longestName = 31;

/**
 * A workbook (xlsx) as a stream that holds one batch of rows at a time, however many there are: whatever takes longer
 * than a batch is not done on the thread that serves. A sheet with more rows than programs can hold goes on in another.
 * Texts are stored as texts and never as formulas.
 */
export function workbookStream(title: string, sheets: readonly Sheet[], rowsInSheet = mostRows): Readable {
  return Readable.from(zipStream(partsOf(title, sheets, rowsInSheet)), { objectMode: false });
}

async function* partsOf(title: string, sheets: readonly Sheet[], rowsInSheet: number): AsyncGenerator<ZipEntry> {
  yield part('[Content_Types].xml', contentTypesXml);
  yield part('_rels/.rels', packageXml);
  yield part('docProps/core.xml', titleXml(title));
  yield part('xl/styles.xml', stylesXml);
  const names: string[] = [];
  const taken = new Set<string>();
  for (const sheet of sheets) {
    const rows = new RowReader(sheet.batches);
    do {
      const name = sheetName(sheet.name, taken, longestName);
      taken.add(name.toLowerCase());
      names.push(name);
      yield { name: `xl/worksheets/sheet${names.length}.xml`, content: sheetContent(sheet, rows, rowsInSheet) };
    } while (await rows.hasMore());
  }
  yield part('xl/workbook.xml', workbookXml(names));
  yield part('xl/_rels/workbook.xml.rels', workbookRelationsXml(names.length));
}

function part(name: string, xml: string): ZipEntry {
  return { name, content: [Buffer.from(xml)] };
}

async function* sheetContent(
  { headings, filtered = false }: Sheet,
  rows: RowReader,
  rowsInSheet: number,
): AsyncGenerator<Buffer> {
  const columns = Math.max(1, ...headings.map((row) => row.length));
  yield Buffer.from(sheetStart(columns, headings));
  const across: number[] = [];
  let written = headings.length;
  while (written < rowsInSheet) {
    const batch = await rows.take(rowsInSheet - written);
    if (batch.length === 0) break;
    let xml = '';
    for (const row of batch) {
      written += 1;
      if (row.length === 1 && columns > 1) across.push(written);
      xml += rowXml(row.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell)));
    }
    yield Buffer.from(xml);
  }
  const filter = filtered ? ([headings.length, written] as const) : null;
  yield Buffer.from(sheetEnd({ columns, across, filter }));
}

/** Reads batches of rows and gives what is left of one to the sheet after. */
class RowReader {
  readonly #batches: AsyncIterator<readonly Row[]> | Iterator<readonly Row[]>;
  #rest: readonly Row[] = [];
  #ended = false;

  constructor(batches: Sheet['batches']) {
    this.#batches = Symbol.asyncIterator in batches ? batches[Symbol.asyncIterator]() : batches[Symbol.iterator]();
  }

  /** The next rows, so many at the most; none at the end. */
  async take(most: number): Promise<readonly Row[]> {
    if (!(await this.hasMore())) return [];
    const taken = this.#rest.slice(0, most);
    this.#rest = this.#rest.slice(most);
    return taken;
  }

  async hasMore(): Promise<boolean> {
    while (this.#rest.length === 0 && !this.#ended) {
      const next = await this.#batches.next();
      if (next.done === true) this.#ended = true;
      else this.#rest = next.value;
    }
    return this.#rest.length > 0;
  }
}
