import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '@dehesa/services/context';
import parseRange from 'range-parser';

export type WantedPart = { status: 200 | 304 | 416; range?: undefined } | { status: 206; range: ByteRange };

const whole: WantedPart = { status: 200 };
const outside: WantedPart = { status: 416 };

/**
 * What of a stored file of `size` bytes a GET asks for. Several parts at once and ranges that cannot be read get the
 * whole, as HTTP allows; so does a range of what the browser knows under another tag.
 */
export function wantedPart(headers: IncomingHttpHeaders, etag: string, size: number): WantedPart {
  if (matches(headers['if-none-match'], etag)) return { status: 304 };
  const { range } = headers;
  if (range === undefined || !isForThis(headers['if-range'], etag)) return whole;
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return isLongSuffix(range, size) ? { status: 206, range: { start: 0, end: size - 1 } } : outside;
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return whole;
  const [first] = ranges;
  return first === undefined ? whole : { status: 206, range: { start: first.start, end: first.end } };
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function isForThis(header: string | string[] | undefined, etag: string): boolean {
  return header === undefined || header === etag;
}

/** "The last 900 bytes" of fewer is all of them, which the parser takes for a range outside. */
function isLongSuffix(range: string, size: number): boolean {
  return size > 0 && /^bytes=-0*[1-9]\d*$/.test(range);
}
