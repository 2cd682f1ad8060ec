import type { booking } from '../locales/es/booking';

/** The texts of the public pages in one language. */
export type BookingTexts = typeof booking;

/** A calendar date in words: sábado, 12 de diciembre de 2026. */
export function longDate(texts: BookingTexts, isoDate: string): string {
  const { months, weekdays } = texts.calendar;
  const [year, month, day] = [Number(isoDate.slice(0, 4)), Number(isoDate.slice(5, 7)), Number(isoDate.slice(8, 10))];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return texts.calendar.longDate(weekdays[weekday] ?? '', day, months[month - 1] ?? '', year);
}

/** 12/12: day and month, the same in both languages. */
export function dayMonth(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}`;
}

/** 340 kB, 2,3 MB: the size of a file, by 1024. Here too, because the formats of the back office would bring zod along. */
export function fileSize(texts: BookingTexts, bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} kB`;
  return `${new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1 }).format(kilobytes / 1024)} MB`;
}
