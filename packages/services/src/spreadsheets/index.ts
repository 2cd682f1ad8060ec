export type { Cell, Row } from './sheet-xml';
export { sheetName } from './sheet-text';
export { type Sheet, workbookStream } from './workbook-stream';
