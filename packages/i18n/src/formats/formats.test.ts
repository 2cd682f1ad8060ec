import { describe, expect, it } from 'vitest';
import {
  formatDayOfMonth,
  formatFileSize,
  formatInstant,
  formatList,
  formatLongDate,
  formatNumber,
  formatRelative,
  formatShortMonth,
  formatShortWeekday,
  formatTimeRange,
} from './formats';

it('writes calendar dates in either language, in whatever zone the host is', () => {
  expect(formatLongDate('2026-12-05', 'es')).toBe('sábado, 5 de diciembre de 2026');
  expect(formatLongDate('2026-12-05', 'pt')).toBe('sábado, 5 de dezembro de 2026');
  expect(formatLongDate('2026-12-05', 'en')).toBe('Saturday 5 December 2026');
  expect(formatShortMonth('2026-12-05', 'es')).toBe('dic');
  expect(formatShortMonth('2026-02-01', 'pt')).toBe('fev');
  expect(formatShortMonth('2026-09-01', 'es')).toBe('sept');
  expect(formatDayOfMonth('2026-12-05')).toBe('5');
  expect(formatShortWeekday('2026-12-05', 'es')).toBe('sáb');
  expect(formatShortWeekday('2026-12-07', 'pt')).toBe('seg');
});

it('writes instants in Madrid time (B48)', () => {
  expect(formatInstant(new Date('2026-07-01T22:30:00Z'), 'es')).toBe('02/07/2026, 0:30');
  expect(formatInstant(new Date('2026-12-31T23:30:00Z'), 'pt')).toBe('01/01/2027, 0:30');
});

it.each([
  ['es', ['Luis'], 'Luis'],
  ['es', ['Luis', 'Inés'], 'Luis e Inés'],
  ['es', ['Ana', 'Luis', 'Irene'], 'Ana, Luis e Irene'],
  ['es', ['Ana', 'Hiedra'], 'Ana y Hiedra'],
  ['pt', ['Ana', 'Luís', 'Inês'], 'Ana, Luís e Inês'],
  ['en', ['Ana', 'Luis', 'Inés'], 'Ana, Luis and Inés'],
] as const)('lists in %s %j as "%s"', (language, names, text) => {
  expect(formatList(names, language)).toBe(text);
});

it.each([
  [1234, 'es', '1.234'],
  [12345, 'es', '12.345'],
] as const)('writes %i in %s as %s', (value, language, text) => {
  expect(formatNumber(value, language)).toBe(text);
});

it.each([
  ['09:00', '14:00', '9:00–14:00'],
  ['09:00', null, '9:00'],
  [null, null, ''],
])('%s to %s is "%s"', (start, end, text) => {
  expect(formatTimeRange(start, end)).toBe(text);
});

describe('formatRelative (U7)', () => {
  const now = new Date('2026-05-20T12:00:00Z');
  it.each([
    [0, 'ahora'],
    [-30, 'hace 30 segundos'],
    [-59, 'hace 59 segundos'],
    [-60, 'hace 1 minuto'],
    [-3 * 3600, 'hace 3 horas'],
    [-29 * 86_400, 'hace 29 días'],
    [-30 * 86_400, 'hace 1 mes'],
    [-364 * 86_400, 'hace 12 meses'],
    [-365 * 86_400, 'hace 1 año'],
    [2 * 86_400, 'dentro de 2 días'],
  ])('%i s from now is "%s"', (seconds, text) => {
    expect(formatRelative(new Date(now.getTime() + seconds * 1000), now, 'es')).toBe(text);
  });

  it('speaks Portuguese of Portugal', () => {
    expect(formatRelative(new Date('2026-05-20T10:00:00Z'), now, 'pt')).toBe('há 2 horas');
  });
});

it.each([
  [0, '0 kB', '0 kB'],
  [1, '1 kB', '1 kB'],
  [340 * 1024, '340 kB', '340 kB'],
  [2 * 1024 * 1024, '2 MB', '2 MB'],
  [2_411_724, '2,3 MB', '2,3 MB'],
])('%i bytes are %s', (bytes, es, pt) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
  expect([plain(formatFileSize(bytes, 'es')), plain(formatFileSize(bytes, 'pt'))]).toEqual([es, pt]);
  for (const language of ['es', 'pt'] as const) expect(formatFileSize(bytes, language)).not.toContain(' ');
});
