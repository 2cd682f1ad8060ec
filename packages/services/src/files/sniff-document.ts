import { fileTypeFromBuffer } from 'file-type';
import { type DocumentExtension, documentTypes } from './file-names';
import { plainText } from './plain-text';

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

async function formatOf(bytes: Uint8Array): Promise<string | undefined> {
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
