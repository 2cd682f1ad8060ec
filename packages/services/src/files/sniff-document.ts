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
  const text = format !== undefined && writtenInText.has(format) ? null : plainText(bytes);
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
const markup = /^\s*<[!?/a-z]|<(?:script|svg|html|head|body|iframe|object|embed|foreignobject)\b/i;
const controls = /[^\P{Cc}\t\n\f\r\u0085]/u;

/**
 * Bytes as UTF-8 text, or null where they are none: no zeros, no control characters. What a spreadsheet exports in the
 * old Western encoding is read as that.
 */
function plainText(bytes: Uint8Array): { bytes: Uint8Array; isMarkup: boolean } | null {
  if (bytes.byteLength === 0) return null;
  const utf8 = decode(bytes, 'utf-8');
  const text = utf8 ?? decode(bytes, 'windows-1252');
  if (text === null || controls.test(text)) return null;
  return { bytes: utf8 === null ? new TextEncoder().encode(text) : bytes, isMarkup: markup.test(text) };
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
