import { isAscii, isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';

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

const sign = {
  quote: 0x22,
  comma: 0x2c,
  openBracket: 0x5b,
  backslash: 0x5c,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const;

interface JsonLimits {
  /** Objects and lists within each other. */
  depth: number;
  /** Values in all of them together. */
  values: number;
  /** Escaped characters in all texts together. */
  escapes: number;
  /** Texts from so many bytes on are told apart from the rest. */
  longText: number;
}

/** A text with its quotes, from its first byte to behind its last. */
interface LongText {
  start: number;
  end: number;
}

/**
 * Looks over JSON before anything is made of it, in one pass: its long texts, or `null` where it goes beyond a limit. Whether
 * it is JSON at all the parser finds out.
 */
function scanJson(bytes: Uint8Array, limits: JsonLimits): LongText[] | null {
  const long: LongText[] = [];
  let depth = 0;
  let values = 1;
  let texts = 0;
  let escapes = 0;
  // Of the next one from here; looked for again only once it lies behind, or each text would look through the whole rest.
  let backslash = indexOr(bytes, sign.backslash, 0);

  /** The place behind the quote that ends the text whose first quote stands before `from`. */
  const endOfText = (from: number): number => {
    let at = from;
    let quote = indexOr(bytes, sign.quote, at);
    for (;;) {
      if (backslash < at) backslash = indexOr(bytes, sign.backslash, at);
      if (quote < at) quote = indexOr(bytes, sign.quote, at);
      if (quote <= backslash) return quote + 1;
      escapes += 1;
      if (escapes > limits.escapes) return bytes.length;
      at = backslash + 2;
    }
  };

  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case sign.quote: {
        texts += 1;
        const end = endOfText(at + 1);
        // Each value may have a key.
        if (texts > 2 * limits.values || escapes > limits.escapes) return null;
        if (end - at >= limits.longText) long.push({ start: at, end: Math.min(end, bytes.length) });
        at = end - 1;
        break;
      }
      case sign.openBracket:
      case sign.openBrace:
        depth += 1;
        values += 1;
        if (depth > limits.depth) return null;
        break;
      case sign.closeBracket:
      case sign.closeBrace:
        depth -= 1;
        break;
      case sign.comma:
        values += 1;
        break;
      default:
    }
    if (values > limits.values) return null;
  }
  return long;
}

function indexOr(bytes: Uint8Array, byte: number, from: number): number {
  const found = bytes.indexOf(byte, from);
  return found === -1 ? bytes.length : found;
}
