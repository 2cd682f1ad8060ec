import { homeZone, shortTime } from '@dehesa/domain/calendar-days';
import { inEveryLanguage, languageFacts, type Language } from '@dehesa/domain/language-codes';

/** The locale of each language: Spanish of Spain, Portuguese of Portugal, English of Britain. */
export const locales: Readonly<Record<Language, string>> = inEveryLanguage(
  (language) => languageFacts[language].locale,
);

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], options);
  formatters.set(key, made);
  return made;
}

/** A calendar date has no zone: it is read and written in UTC, so that no host moves it by a day. */
function calendar(isoDate: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return formatter(language, { ...options, timeZone: 'UTC' }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** sábado, 5 de diciembre de 2026; Saturday 5 December 2026 */
export function formatLongDate(isoDate: string, language: Language): string {
  const weekday = calendar(isoDate, language, { weekday: 'long' });
  const day = calendar(isoDate, language, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${weekday}${afterWeekday[language]}${day}`;
}

/** Britain writes no comma; whether Intl writes one there is a matter of its version. */
const afterWeekday: Readonly<Record<Language, string>> = { es: ', ', pt: ', ', en: ' ' };

/** dic / dez: the short month of a poster, without a full stop. */
export function formatShortMonth(isoDate: string, language: Language): string {
  return calendar(isoDate, language, { month: 'short' }).replace('.', '');
}

/** sáb: of the whole name, since Portuguese's own short one is `segunda`. */
export function formatShortWeekday(isoDate: string, language: Language): string {
  return calendar(isoDate, language, { weekday: 'long' }).slice(0, 3);
}

/** 5 */
export function formatDayOfMonth(isoDate: string): string {
  return String(Number(isoDate.slice(8, 10)));
}

/** 05/12/2026, 9:30 in the home zone (B48). */
export function formatInstant(at: Date, language: Language): string {
  const [date = '', time = ''] = formatter(language, {
    timeZone: homeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(at)
    .split(', ');
  return `${date}, ${shortTime(time)}`;
}

/** español, inglés: what a language is called in another one. */
export function languageWord(named: Language, language: Language): string {
  return new Intl.DisplayNames(locales[language], { type: 'language' }).of(named) ?? named;
}

/** Español, Inglés: the same as it stands alone. */
export function languageName(named: Language, language: Language): string {
  const name = languageWord(named, language);
  return `${name.charAt(0).toLocaleUpperCase(locales[language])}${name.slice(1)}`;
}

/** a, b y c */
export function formatList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(parts);
}

/** 1.234 */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { useGrouping: 'always' }).format(value);
}

/** Seconds of a unit, with months of 30 and years of 365 days (U7). */
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** hace 2 horas, dentro de 3 días: in the greatest whole unit (U7). */
export function formatRelative(at: Date, now: Date, language: Language): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  // Only "now" has a word of its own: 47 hours are two days to a calendar, but "yesterday" to the formatter.
  const numeric = seconds === 0 ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(locales[language], { numeric }).format(Math.trunc(seconds / size), unit);
}

/** 9:00–14:00, 9:00 or nothing, as far as the times are known. */
export function formatTimeRange(startTime: string | null, endTime: string | null): string {
  return [startTime, endTime]
    .filter((time) => time !== null)
    .map(shortTime)
    .join('–');
}

const kilobyte = 1024;

/** 340 kB, 2,3 MB: the size of a file, by 1024. */
export function formatFileSize(bytes: number, language: Language): string {
  const inMegabytes = bytes >= kilobyte * kilobyte;
  const [size, unit] = inMegabytes
    ? ([bytes / kilobyte / kilobyte, 'megabyte'] as const)
    : ([Math.ceil(bytes / kilobyte), 'kilobyte'] as const);
  const written = new Intl.NumberFormat(locales[language], { style: 'unit', unit, maximumFractionDigits: 1 });
  // A line never ends between the number and its unit.
  return written.format(size).replace(' ', '\u00a0');
}
