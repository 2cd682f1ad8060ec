export type { Cell, Row } from './sheet-xml';
export { sheetName, wordsOfCell } from './sheet-text';
export { type Sheet, workbookStream } from './workbook-stream';
