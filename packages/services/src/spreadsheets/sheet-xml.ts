import { daysBetween, formatDayMonthYear } from '@dehesa/domain/dates';

/** A calendar date yyyy-mm-dd, which programs can sort and reckon with; they show it as dd/mm/yyyy (U7). */
export interface DateCell {
  date: string;
}

/** Text, a number, a date, or nothing in a cell. */
export type Cell = string | number | DateCell | null;
export type Row = readonly Cell[];

/** Rows that a sheet of a spreadsheet program can hold. */
export const mostRows = 1_048_576;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documentRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Every other part is a sheet, so that this one can be written before anybody knows how many there are. */
export const contentTypesXml = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

export const packageXml = `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${documentRelations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packageRelations}/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

export function titleXml(title: string): string {
  return `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title></cp:coreProperties>`;
}

/** Style 1 is that of headings, style 2 that of dates. */
export const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

export function workbookXml(names: readonly string[]): string {
  const sheets = names
    .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('');
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${documentRelations}"><sheets>${sheets}</sheets></workbook>`;
}

export function workbookRelationsXml(sheets: number): string {
  const relations = Array.from(
    { length: sheets },
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${documentRelations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  ).join('');
  const styles = `<Relationship Id="rId${sheets + 1}" Type="${documentRelations}/styles" Target="styles.xml"/>`;
  return `${declaration}<Relationships xmlns="${packageRelations}">${relations}${styles}</Relationships>`;
}

/** The beginning of a sheet: its headings stay in sight, its columns are as wide as U37 says. */
export function sheetStart(columns: number, headings: readonly Row[]): string {
  const frozen = `<pane ySplit="${headings.length}" topLeftCell="A${headings.length + 1}" activePane="bottomLeft" state="frozen"/>`;
  const view = `<sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`;
  const widths = `<cols><col min="1" max="${columns}" width="30" customWidth="1"/></cols>`;
  return `${declaration}<worksheet xmlns="${main}">${view}${widths}<sheetData>${headings.map((row) => rowXml(row, 1)).join('')}`;
}

export interface SheetEnd {
  columns: number;
  /** Rows that are one cell across all columns. */
  across: readonly number[];
  /** The first and the last row of what a heading can filter. */
  filter: readonly [heading: number, last: number] | null;
}

export function sheetEnd({ columns, across, filter }: SheetEnd): string {
  const last = columnName(columns);
  const filtered = filter === null ? '' : `<autoFilter ref="A${filter[0]}:${last}${filter[1]}"/>`;
  const joined = across.map((row) => `<mergeCell ref="A${row}:${last}${row}"/>`).join('');
  return `</sheetData>${filtered}${joined === '' ? '' : `<mergeCells count="${across.length}">${joined}</mergeCells>`}</worksheet>`;
}

/** A to Z, then AA to ZZ. */
function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return `${before > 0 ? columnName(before) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

/** One row. Cells without a place of their own stand one after the other, so that nothing has to be counted. */
export function rowXml(cells: Row, style = 0): string {
  const look = style === 0 ? '' : ` s="${style}"`;
  let xml = '<row>';
  for (const cell of cells) {
    if (cell === null || cell === '') xml += '<c/>';
    else if (typeof cell === 'number') xml += `<c${look}><v>${cell}</v></c>`;
    else if (typeof cell === 'object') xml += dateXml(cell);
    else xml += textXml(cell, look);
  }
  return `${xml}</row>`;
}

/** As programs count days; those before March 1900 they count differently, so that these are texts. */
function dateXml({ date }: DateCell): string {
  const day = daysBetween('1899-12-30', date);
  return day > 60 ? `<c s="2"><v>${day}</v></c>` : textXml(formatDayMonthYear(date), '');
}

function textXml(text: string, look: string): string {
  return `<c${look} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** What no XML text may have: control characters, and halves of a character. */
const unfit =
  // oxlint-disable-next-line no-control-regex -- these are the ones that XML forbids
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const marked = /[&<>"\r]|_(?=x[0-9A-Fa-f]{4}_)/g;
const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  // Spreadsheets read _x0041_ as a letter by its number; so this underscore is given by its own.
  _: '_x005F_',
};

function escaped(text: string): string {
  return text.replace(unfit, '').replace(marked, (sign) => replacements[sign] ?? sign);
}
