import { afterEach, expect, it, vi } from 'vitest';
import { pageTrace } from './page-trace';

const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

/** The browser's own account of how the page was loaded. */
function loadedWith(entry: object | undefined) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entry === undefined ? [] : [entry as PerformanceEntry]);
}

afterEach(() => vi.restoreAllMocks());

it('is the one that the page was loaded with', () => {
  loadedWith({
    serverTiming: [
      { name: 'cache', description: 'hit' },
      { name: 'traceparent', description: parent },
    ],
  });
  expect(pageTrace()).toEqual({ traceparent: parent });
});

it.each([
  ['nothing is noted', { serverTiming: [] }],
  ['the browser does not know such headers', {}],
  ['the browser knows of no loading', undefined],
])('is none where %s', (_case, entry) => {
  loadedWith(entry);
  expect(pageTrace()).toEqual({});
});
