import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LongText, sign } from './scan-json';
import { UnreadableJson } from './unreadable-json';

/** A file that came within JSON as a data URL (B33). */
export class SentFile {
  constructor(readonly bytes: Buffer) {}
}

/** What is read of a file in one turn of the event loop, in bytes of its base64. */
const pieceBytes = 1024 * 1024;
/** The first bytes of a data URL in base64; the name of a type is not longer. */
const start = { bytes: 256, form: /^"data:[^,"]{0,200};base64,/i };

/** Whether a long text of a body is a data URL, and thus a file. */
export function isFile(bytes: Buffer, text: LongText): boolean {
  return startOf(bytes, text) > 0;
}

/** The file of a text that `isFile`; `UnreadableJson` where it is no text of JSON. */
export async function readFile(bytes: Buffer, text: LongText): Promise<SentFile> {
  const end = text.end - 1;
  if (bytes[end] !== sign.quote) throw new UnreadableJson('no JSON');
  let at = text.start + startOf(bytes, text);
  const file = Buffer.allocUnsafe(Math.ceil(((end - at) * 3) / 4));
  let written = 0;
  // Four characters are three bytes.
  let left = '';
  while (at < end) {
    const behind = behindPiece(bytes, Math.min(at + pieceBytes, end), end);
    const characters = left + charactersOf(bytes.toString('latin1', at, behind));
    const whole = behind === end ? characters.length : characters.length - (characters.length % 4);
    written += file.write(characters.slice(0, whole), written, 'base64');
    left = characters.slice(whole);
    at = behind;
    await nextTurn();
  }
  return new SentFile(file.subarray(0, written));
}

function startOf(bytes: Buffer, text: LongText): number {
  return (
    start.form.exec(bytes.toString('latin1', text.start, Math.min(text.start + start.bytes, text.end)))?.[0].length ?? 0
  );
}

/** From `least` on the first place that no escape reaches over: none is longer than six bytes. */
function behindPiece(bytes: Buffer, least: number, end: number): number {
  let without = 0;
  for (let at = least - 6; at < end; at += 1) {
    if (at >= least && without >= 6) return at;
    without = bytes[at] === sign.backslash ? 0 : without + 1;
  }
  return end;
}

/** Those that count in base64: lines may be broken, and some write each `/` with a backslash. */
function charactersOf(piece: string): string {
  try {
    const text: unknown = JSON.parse(`"${piece}"`);
    return String(text).replaceAll(/[^\w+/-]+/g, '');
  } catch (cause) {
    throw new UnreadableJson('no JSON', { cause });
  }
}
