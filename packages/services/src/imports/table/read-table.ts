import { DomainError } from '@dehesa/domain/errors';
import { importLimits } from '@dehesa/domain/imports';
import { storable } from '@dehesa/domain/plain-text';
import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { wordsOfCell } from '../../spreadsheets';

/** The table of a file as the screens and the database take it. */
export interface ImportTable {
  headings: string[];
  rowCount: number;
  /** Lists of `[row number, cells]` as JSON: whoever stores them hands them on unread. */
  batches: string[];
}

const rowsInBatch = 500;

/**
 * Reads the first table of a spreadsheet (XLSX, ODS, XLS) or of a CSV, in UTF-8, UTF-16 or Windows' own signs, its first
 * filled row as headings. Refuses with `imports.unreadable`, `.tooManyRows`, `.tooManyColumns` and `.cellTooLong`. It holds
 * the whole file in memory and works for seconds: in a thread of its own.
 */
export function readTable(bytes: Uint8Array): ImportTable {
  const sheet = firstSheet(bytes);
  const rows: [number, string[]][] = [];
  let headings: string[] | undefined;
  for (const [index, cells] of (sheet['!data'] ?? []).entries()) {
    // Rows without a single cell are holes in the list, as cells without anything are in a row.
    const texts = withoutEmptyEnd(Array.from(cells ?? [], (cell) => textOf(cell, index + 1)));
    if (texts.length === 0) continue;
    if (headings === undefined) {
      if (texts.length > importLimits.columns)
        throw DomainError.of('imports.tooManyColumns', { max: importLimits.columns });
      headings = texts;
    } else rows.push([index + 1, Array.from(headings, (_, column) => texts[column] ?? '')]);
    if (rows.length > importLimits.rows) throw DomainError.of('imports.tooManyRows', { max: importLimits.rows });
  }
  if (isCutOff(sheet)) throw DomainError.of('imports.tooManyRows', { max: importLimits.rows });
  if (headings === undefined || rows.length === 0) throw DomainError.of('imports.unreadable');
  const batches: string[] = [];
  for (let from = 0; from < rows.length; from += rowsInBatch)
    batches.push(JSON.stringify(rows.slice(from, from + rowsInBatch)));
  return { headings, rowCount: rows.length, batches };
}

/** Row 1 are the headings, and blank ones may stand between: a row among the last tells that there are too many. */
const spareRows = 100;
const readOptions = { dense: true, cellFormula: false, cellHTML: false, cellDates: true, UTC: true } as const;

function firstSheet(bytes: Uint8Array): WorkSheet {
  try {
    const book = isBinary(bytes)
      ? read(bytes, { ...readOptions, type: 'array', cellNF: true, sheetRows: importLimits.rows + spareRows })
      : read(asPlainTable(textOfFile(bytes)), { ...readOptions, type: 'string', raw: true });
    const filled = book.SheetNames.map((name) => book.Sheets[name]).find(hasText);
    if (filled !== undefined) return filled;
  } catch {
    // Whatever it stumbled over, it is no table.
  }
  throw DomainError.of('imports.unreadable');
}

/**
 * What begins with a heading like ID or TABLA is not to be taken for one of two old formats that begin like that: one of
 * them can name its last row by so high a number that reading it takes all time and memory there is (B51).
 */
function asPlainTable(text: string): string {
  return /^(?:ID|TABL)/.test(text) ? `\uFEFF${text}` : text;
}

function hasText(sheet: WorkSheet | undefined): boolean {
  return sheet?.['!data']?.some(isFilled) ?? false;
}

function isFilled(row: readonly CellObject[] | undefined): boolean {
  return row?.some((cell) => shown(cell) !== '') ?? false;
}

/** Not all of its rows were read, and the spare ones hold something: what follows them would be lost without a word. */
function isCutOff(sheet: WorkSheet): boolean {
  return sheet['!fullref'] !== undefined && (sheet['!data'] ?? []).slice(importLimits.rows + 1).some(isFilled);
}

/** What begins like an archive or an old compound file; all else is text. */
function isBinary([first, second]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

function textOfFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const utf16 = first === 0xff && second === 0xfe;
  const text = utf16 ? new TextDecoder('utf-16le').decode(bytes) : utf8OrWindows(bytes);
  if (text.includes('\u0000')) throw DomainError.of('imports.unreadable');
  return text;
}

function utf8OrWindows(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function textOf(cell: CellObject | null | undefined, row: number): string {
  // Rows with faults come back in a spreadsheet of ours.
  const text = wordsOfCell(storable(shown(cell)).trim());
  if (text.length > importLimits.cell) throw DomainError.of('imports.cellTooLong', { row, max: importLimits.cell });
  return text;
}

/** The cell's text; of a date its days and hours as they stand there, whatever the zone. */
function shown(cell: CellObject | null | undefined): string {
  if (cell?.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  if (cell.v instanceof Date) return dateText(cell.v);
  // A number that is shown with zeros in front is a code: of a post office, of a client.
  if (cell.t === 'n' && cell.w !== undefined && /^0\d+$/.test(cell.w)) return cell.w;
  return String(cell.v);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  const hours = time.slice(0, 5);
  // Hours without a day count from the end of 1899.
  if (date.getUTCFullYear() < 1901) return hours;
  return hours === '00:00' ? day : `${day}T${hours}`;
}

function withoutEmptyEnd(texts: string[]): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
