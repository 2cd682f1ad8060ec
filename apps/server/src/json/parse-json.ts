import { isAscii, isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { type LongText, scanJson } from './scan-json';

/** What no request of ours comes near, and what is read well within the 100 ms of B51. */
const limits = { depth: 32, values: 10_000, escapes: 500_000, longText: 256 * 1024 };
/** Bytes beside the long texts, which are files. */
const mostBesideFiles = 2 * 1024 * 1024;

/** JSON that is none, or nests too deep, or holds too much: the request's fault. Fastify answers its `statusCode`. */
export class UnreadableJson extends Error {
  readonly statusCode = 400;
  override readonly name = 'UnreadableJson';
}

/** Parses JSON of strangers in a time that grows with its length alone (B51); `UnreadableJson` for what goes beyond. */
export function parseJson(bytes: Buffer): unknown {
  const long = isUtf8(bytes) ? scanJson(bytes, limits) : null;
  if (long === null) throw new UnreadableJson('beyond the limits of JSON');
  const { rest, texts } = takeOut(
    bytes,
    long.filter(({ start, end }) => isAscii(bytes.subarray(start, end))),
  );
  if (rest.length > mostBesideFiles) throw new UnreadableJson('too much beside its files');
  return putBack(parse(rest.toString('utf8').replace(/^\uFEFF/, '')), texts);
}

/**
 * A file as a data URL, read for itself: within a text that has a single letter beyond ASCII each of its characters would
 * take two bytes and many times as long.
 */
function takeOut(bytes: Buffer, long: readonly LongText[]): { rest: Buffer; texts: ReadonlyMap<string, string> } {
  const texts = new Map<string, string>();
  if (long.length === 0) return { rest: bytes, texts };
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { start, end } of long) {
    const text = parse(bytes.toString('latin1', start, end));
    if (typeof text !== 'string') throw new UnreadableJson('no JSON');
    const token = randomUUID();
    texts.set(token, text);
    pieces.push(bytes.subarray(at, start), Buffer.from(JSON.stringify(token)));
    at = end;
  }
  return { rest: Buffer.concat([...pieces, bytes.subarray(at)]), texts };
}

/** The long texts in their places. A key that reaches for a prototype is refused. */
function putBack(root: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (typeof root === 'string') return texts.get(root) ?? root;
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    if (Object.hasOwn(node, '__proto__')) throw new UnreadableJson('a prototype');
    for (const [key, value] of Object.entries(node)) {
      if (key === 'constructor' && typeof value === 'object') throw new UnreadableJson('a constructor');
      if (typeof value === 'object') waiting.push(value);
      else if (texts.size > 0 && texts.has(value)) Reflect.set(node, key, texts.get(value));
    }
  }
  return root;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableJson('no JSON', { cause });
  }
}
