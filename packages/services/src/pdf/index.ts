// Loaded with `await import` by who draws on paper: what it stands on is large, and seldom wanted (decision 0067).
export { newDocument } from './new-document';
export { fitText } from './pdf-fit';
export { type HeadPicture, headPicture } from './pdf-logo';
export { drawCode } from './pdf-pictures';
export { paperColours, PdfSheet } from './pdf-sheet';
