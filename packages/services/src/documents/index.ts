export { type CalendarEntry, calendarFeed, calendarFile } from './calendar-file';
export { referenceQr, referenceQrPath } from './reference-qr';
