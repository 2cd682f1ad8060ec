/** All times in data and rules are of this zone (B48). */
export const homeZone = 'Europe/Madrid';

/** `isoDate` moved by whole days. */
export function addDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** dd/mm/yyyy, as the wire's `_format` twins and the screens show dates (B32). */
export function formatDayMonthYear(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}/${isoDate.slice(0, 4)}`;
}

/** 09:05 as people write it: 9:05. */
export function shortTime(time: string): string {
  return time.slice(0, 5).replace(/^0(?=\d)/, '');
}
