import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DomainError } from '@dehesa/domain/errors';
import type { PostalFile } from '@dehesa/services/places';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** What a file may have on disk, and what it may unpack to; GeoNames' larger one of ours has 3 and 20 MB. */
export const postalFileMegabytes = { packed: 64, unpacked: 256 };
const megabyte = 1024 * 1024;
const mostEntries = 1_000;

const unreadable = () => DomainError.of('places.fileUnreadable');

/**
 * A postal file as GeoNames gives it (ES.zip with ES.txt and a readme), unpacked, or packed by gzip: the first bytes
 * tell. A file that is broken, or unpacks to more than there can be, is refused: at once or when that part is read.
 */
export async function openPostalFile(
  file: string,
  name = path.basename(file),
  megabytes = postalFileMegabytes,
): Promise<PostalFile> {
  const { size } = await stat(file);
  if (size > megabytes.packed * megabyte) throw tooLarge(megabytes.packed);
  const start = await firstBytes(file);
  if (beginsZip(start)) return openZip(file, name, megabytes.unpacked);
  const packed = start[0] === 0x1f && start[1] === 0x8b;
  let raw: ReadStream | undefined;
  return {
    name,
    bytes: size,
    bytesRead: () => raw?.bytesRead ?? 0,
    // Opened by whoever reads the first line: a stream that breaks before somebody reads it ends the process.
    async *lines() {
      raw = createReadStream(file);
      const text = packed ? pipeline(raw, createGunzip(), () => undefined) : raw;
      yield* textLines(bounded(text, megabytes.unpacked));
    },
  };
}

const beginsZip = (start: Buffer) => start.equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));

/** Whether a file begins as an archive does. */
export async function isZip(file: string): Promise<boolean> {
  return beginsZip(await firstBytes(file));
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const wanted = /(?:^|\/)(?:ES|PT)[^/]*\.txt$/i;

async function openZip(file: string, name: string, mostMegabytes: number): Promise<PostalFile> {
  const entries = await withZip(file, readEntries);
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (entries.length === 0) throw unreadable();
  if (bytes > mostMegabytes * megabyte) throw tooLarge(mostMegabytes);
  let bytesRead = 0;
  return { name, bytes, bytesRead: () => bytesRead, lines };

  async function* lines(): AsyncGenerator<string> {
    bytesRead = 0;
    const zip = await openPromise(file, { autoClose: false }).catch(() => Promise.reject(unreadable()));
    try {
      for (const entry of entries) {
        const stream = await zip.openReadStreamPromise(entry).catch(() => Promise.reject(unreadable()));
        yield* textLines(bounded(stream, mostMegabytes, (count) => (bytesRead += count)));
      }
    } finally {
      zip.close();
    }
  }
}

async function withZip<T>(file: string, work: (zip: ZipFile) => Promise<T>): Promise<T> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(file, { autoClose: false });
    return await work(zip);
  } catch {
    throw unreadable();
  } finally {
    zip?.close();
  }
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > mostEntries) throw unreadable();
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (wanted.test(entry.fileName) && entry.canDecodeFileData()) entries.push(entry);
  }
  return entries;
}

/** The bytes as they come; whatever breaks on the way is the file's fault. */
async function* bounded(
  stream: Readable,
  mostMegabytes: number,
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const chunks = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await chunks.next().catch(() => Promise.reject(unreadable()));
      if (next.done === true) return;
      const chunk: Uint8Array = Buffer.from(next.value);
      bytes += chunk.byteLength;
      if (bytes > mostMegabytes * megabyte) throw tooLarge(mostMegabytes);
      onBytes(chunk.byteLength);
      yield chunk;
    }
  } finally {
    stream.destroy();
  }
}

const tooLarge = (maxMegabytes: number) => DomainError.of('file.tooLarge', { maxMegabytes });

/** Longest line of a text file of records; what is longer is no such file. */
const longestLine = 16 * 1024;

/** The lines of UTF-8 text as it comes, without a byte order mark; only the line that is not yet whole is kept. */
async function* textLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw DomainError.of('places.fileNotPostal');
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
