export { type CalendarEntry, calendarFeed, calendarFile } from './calendar-file';
export { paperColours, PdfSheet } from './pdf-sheet';
export { printable, wrapText } from './pdf-text';
export { referenceQr, referenceQrPath } from './reference-qr';
