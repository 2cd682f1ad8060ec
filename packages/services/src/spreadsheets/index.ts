export type { Cell, Row } from './sheet-xml';
export { type Sheet, workbookStream } from './workbook-stream';
