import { isAscii, isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { type LongText, scanJson } from './scan-json';
import { isFile, readFile, type SentFile } from './sent-file';
import { UnreadableJson } from './unreadable-json';

/** What no request of ours comes near, and what is read well within the 100 ms of B51. */
const limits = { depth: 32, values: 10_000, escapes: 500_000, longText: 256 * 1024 };
/** Bytes that are no file's: each of them is read in one go. */
const mostBesideFiles = 2 * 1024 * 1024;

/** Parses JSON of strangers in a time that grows with its length alone (B51); `UnreadableJson` for what goes beyond. */
export function parseJson(bytes: Buffer): unknown {
  const { rest, taken } = takeOut(bytes);
  return putBack(rest, new Map(taken.map(({ token, text }) => [token, wholeText(bytes, text)])));
}

/**
 * The same for a body of megabytes: a file that it carries as a data URL is no text but a `SentFile`, and is read piece by
 * piece, so that others have their turn between them.
 */
export async function parseJsonWithFiles(bytes: Buffer): Promise<unknown> {
  const { rest, taken } = takeOut(bytes);
  const sent = taken.map((long) => ({ ...long, isFile: isFile(bytes, long.text) }));
  const noFiles = sent.reduce((sum, { text: { start, end }, isFile }) => sum + (isFile ? 0 : end - start), 0);
  if (noFiles > mostBesideFiles) throw new UnreadableJson('too much beside its files');
  const texts = new Map<string, string | SentFile>();
  for (const { token, text, isFile } of sent)
    texts.set(token, isFile ? await readFile(bytes, text) : wholeText(bytes, text));
  return putBack(rest, texts);
}

interface TakenOut {
  token: string;
  text: LongText;
}

/**
 * Long texts are read for themselves: within one that has a single letter beyond ASCII each of their characters would take
 * two bytes and many times as long. The rest has tokens in their places.
 */
function takeOut(bytes: Buffer): { rest: unknown; taken: readonly TakenOut[] } {
  const long = isUtf8(bytes) ? scanJson(bytes, limits) : null;
  if (long === null) throw new UnreadableJson('beyond the limits of JSON');
  const taken = long
    .filter(({ start, end }) => isAscii(bytes.subarray(start, end)))
    .map((text) => ({ token: randomUUID(), text }));
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { token, text } of taken) {
    pieces.push(bytes.subarray(at, text.start), Buffer.from(JSON.stringify(token)));
    at = text.end;
  }
  const rest = pieces.length === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(at)]);
  if (rest.length > mostBesideFiles) throw new UnreadableJson('too much beside its files');
  return { rest: parse(rest.toString('utf8').replace(/^\uFEFF/, '')), taken };
}

function wholeText(bytes: Buffer, { start, end }: LongText): string {
  const text = parse(bytes.toString('latin1', start, end));
  if (typeof text !== 'string') throw new UnreadableJson('no JSON');
  return text;
}

/** The long texts in their places. A key that reaches for a prototype is refused. */
function putBack(root: unknown, texts: ReadonlyMap<unknown, string | SentFile>): unknown {
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
