import { setImmediate as turn } from 'node:timers/promises';
import { TextDecoder } from 'node:util';
import { fileTypeFromBuffer } from 'file-type';
import { type DocumentExtension, documentTypes } from './file-names';

/** A picture is re-encoded; the bytes of anything else are stored as they are given here. */
export type SniffedDocument = { kind: 'image' } | { kind: 'document'; extension: DocumentExtension; bytes: Uint8Array };

const pictures = new Set(['jpg', 'png', 'apng', 'webp', 'gif', 'heic', 'avif']);
/** These may consist of letters alone, and are no text for that. */
const writtenInText = new Set(['pdf', 'rtf']);

/** What the bytes are; null for everything that is no document (B33). The name only tells `csv` from `txt`. */
export async function sniffDocument(bytes: Uint8Array, name: string): Promise<SniffedDocument | null> {
  const format = await formatOf(bytes);
  // Two letters can look like the first bytes of some format; what reads as text is text.
  const text = format !== undefined && writtenInText.has(format) ? null : await plainText(bytes);
  if (text !== null) {
    const extension = /\.csv$/i.test(name) ? 'csv' : 'txt';
    return text.isMarkup ? null : { kind: 'document', extension, bytes: text.bytes };
  }
  if (format === undefined) return null;
  if (pictures.has(format)) return { kind: 'image' };
  const extension = format === 'cfb' ? oldOfficeFormat(bytes) : format;
  return extension !== undefined && isDocumentExtension(extension) ? { kind: 'document', extension, bytes } : null;
}

/** An office file of the allowed weight has some hundreds; one after the other is read to know what an archive is (B51). */
const mostEntries = 3_000;
const entryStart = Buffer.from('PK\u0003\u0004', 'latin1');

function hasTooManyEntries(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!content.subarray(0, entryStart.length).equals(entryStart)) return false;
  let entries = 0;
  for (let at = 0; at !== -1 && entries <= mostEntries; at = content.indexOf(entryStart, at + entryStart.length))
    entries += 1;
  return entries > mostEntries;
}

async function formatOf(bytes: Uint8Array): Promise<string | undefined> {
  if (hasTooManyEntries(bytes)) return undefined;
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    // A broken archive, say: whatever it was meant to be, it is not.
    return undefined;
  }
}

function isDocumentExtension(extension: string): extension is DocumentExtension {
  return Object.hasOwn(documentTypes, extension);
}

/** Office files of before 2007 are one container; which one, the name of a stream inside tells. */
const oldStreams = [
  ['doc', 'WordDocument'],
  ['xls', 'Workbook'],
  ['xls', 'Book'],
  ['ppt', 'PowerPoint Document'],
] as const;

function oldOfficeFormat(bytes: Uint8Array): DocumentExtension | undefined {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The directory writes names in UTF-16, each followed by a zero.
  return oldStreams.find(([, stream]) => content.includes(Buffer.from(`${stream}\0`, 'utf16le')))?.[0];
}

/** What a browser would read as a page, a drawing or a script if it were allowed to guess. */
const beginsAsMarkup = /^<[!?/a-z]/i;
const element = /<(?:script|svg|html|head|body|iframe|object|embed|foreignobject)\b/i;
const longestElement = '<foreignobject '.length;
const controls = /[^\P{Cc}\t\n\f\r\u0085]/u;

interface PlainText {
  bytes: Uint8Array;
  isMarkup: boolean;
}

/**
 * Bytes as UTF-8 text, or null where they are none: no zeros, no control characters. What a spreadsheet exports in the
 * old Western encoding is read as that.
 */
async function plainText(bytes: Uint8Array): Promise<PlainText | null> {
  if (bytes.byteLength === 0) return null;
  const found = await readText(bytes, 'utf-8');
  return found === 'otherEncoding' ? inUtf8(await readText(bytes, 'windows-1252')) : inUtf8(found, bytes);
}

function inUtf8(found: ReadText | 'otherEncoding' | null, bytes?: Uint8Array): PlainText | null {
  if (found === null || found === 'otherEncoding') return null;
  return { bytes: bytes ?? new TextEncoder().encode(found.pieces.join('')), isMarkup: found.isMarkup };
}

interface ReadText {
  pieces: string[];
  isMarkup: boolean;
}

const pieceBytes = 128 * 1024;

/** Piece by piece, so that others have their turn between them (B51); null for what has control characters. */
async function readText(bytes: Uint8Array, encoding: string): Promise<ReadText | 'otherEncoding' | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const pieces: string[] = [];
  let beginning = '';
  let isMarkup = false;
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    if (at > 0) await turn();
    const last = at + pieceBytes >= bytes.byteLength;
    const piece = decoded(decoder, bytes.subarray(at, at + pieceBytes), last);
    if (piece === null) return 'otherEncoding';
    if (controls.test(piece)) return null;
    if (beginning.length < 2) beginning = (beginning + piece).trimStart().slice(0, 2);
    isMarkup ||= element.test((pieces.at(-1)?.slice(-longestElement) ?? '') + piece);
    pieces.push(piece);
  }
  return { pieces, isMarkup: isMarkup || beginsAsMarkup.test(beginning) };
}

function decoded(decoder: TextDecoder, piece: Uint8Array, last: boolean): string | null {
  try {
    return decoder.decode(piece, { stream: !last });
  } catch {
    return null;
  }
}
