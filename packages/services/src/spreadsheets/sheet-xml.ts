/** Text, a number, or nothing in a cell. */
export type Cell = string | number | null;
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

/** Style 1 is that of headings. */
export const stylesXml = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

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

/** The end of a sheet; each of the rows named is one cell across all columns. */
export function sheetEnd(columns: number, across: readonly number[]): string {
  const last = columnName(columns);
  const joined = across.map((row) => `<mergeCell ref="A${row}:${last}${row}"/>`).join('');
  return `</sheetData>${joined === '' ? '' : `<mergeCells count="${across.length}">${joined}</mergeCells>`}</worksheet>`;
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
    else xml += `<c${look} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  return `${xml}</row>`;
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
