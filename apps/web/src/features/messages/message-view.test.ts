import { expect, it } from 'vitest';
import { shownPart } from './message-view';

it.each([
  ['a short log', 1, { total: 7, rows: 7, more: false }, [1, 7, 7, 1]],
  ['the last page', 3, { total: 60, rows: 10, more: false }, [51, 60, 60, 3]],
  ['more than were counted', 1, { total: 10_000, rows: 25, more: true }, [1, 25, 10_000, 400]],
  ['a page below what was counted', 401, { total: 10_000, rows: 25, more: true }, [10_001, 10_025, 10_025, 402]],
  ['a common word, found among the newest', 1, { total: 30, rows: 25, more: true }, [1, 25, 30, 2]],
])('%s: page %d', (_what, page, found, [from, to, known, pages]) => {
  expect(shownPart(page, found)).toEqual({ from, to, known, pages });
});
