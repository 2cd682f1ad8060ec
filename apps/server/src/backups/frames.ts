import type { BackupAbout, BackupEnd, BackupPart } from '@dehesa/services/database';
import { z } from 'zod';
import { ArchiveFault } from './archive-fault';

/** Each part is a byte for its kind, four for its length, and its contents. */
const kinds = ['about', 'statement', 'file', 'bytes', 'end'] as const;
const prefixBytes = 5;

const About: z.ZodType<BackupAbout> = z.object({ madeAt: z.iso.datetime(), migratedTo: z.number() });
const End: z.ZodType<BackupEnd> = z.object({
  statements: z.number(),
  files: z.number(),
  bytes: z.number(),
  missing: z.number(),
});

/** A part of a backup as it is written: its kind, its length in bytes, its contents. */
export function framed(part: BackupPart): Buffer {
  const contents = contentsOf(part);
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt8(kinds.indexOf(part.kind));
  prefix.writeUInt32BE(contents.length, 1);
  return Buffer.concat([prefix, contents]);
}

function contentsOf(part: BackupPart): Uint8Array {
  switch (part.kind) {
    case 'about':
      return Buffer.from(JSON.stringify(part.about));
    case 'statement':
      return Buffer.from(part.text);
    case 'file':
      return Buffer.from(part.key);
    case 'bytes':
      return part.bytes;
    case 'end':
      return Buffer.from(JSON.stringify(part.end));
  }
}

/** The parts of a stream in their order. Throws an `ArchiveFault` where it does not end with the one that is the end. */
export async function* partsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<BackupPart> {
  let held = Buffer.alloc(0);
  let waiting: Buffer[] = [];
  let size = 0;
  let wanted = prefixBytes;
  let ended = false;
  for await (const piece of source) {
    waiting.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
    size += piece.length;
    // Joined once there is enough, not with each piece.
    if (size < wanted) continue;
    held = Buffer.concat(waiting);
    while (held.length >= prefixBytes) {
      const length = held.readUInt32BE(1);
      if (held.length < prefixBytes + length) break;
      if (ended) throw new ArchiveFault('damaged');
      const part = partOf(held.readUInt8(), held.subarray(prefixBytes, prefixBytes + length));
      ended = part.kind === 'end';
      yield part;
      held = held.subarray(prefixBytes + length);
    }
    wanted = held.length >= prefixBytes ? prefixBytes + held.readUInt32BE(1) : prefixBytes;
    waiting = [held];
    size = held.length;
  }
  if (!ended || size > 0) throw new ArchiveFault('damaged');
}

function partOf(number: number, contents: Buffer): BackupPart {
  const kind = kinds[number];
  if (kind === undefined) throw new ArchiveFault('damaged');
  switch (kind) {
    case 'about':
      return { kind, about: About.parse(JSON.parse(contents.toString())) };
    case 'statement':
      return { kind, text: contents.toString() };
    case 'file':
      return { kind, key: contents.toString() };
    case 'bytes':
      return { kind, bytes: Buffer.from(contents) };
    case 'end':
      return { kind, end: End.parse(JSON.parse(contents.toString())) };
  }
}
