import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its bytes come when they are asked for. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** Names are UTF-8, and sizes stand behind the content, since nobody knows them before. */
const flags = 0x0808;
const deflated = 8;
const version = 20;
/** 1 January 1980: the same content is the same archive. */
const date = 0x0021;
/** Beyond it the format would need its 64-bit fields; a sheet's most rows weigh a quarter of it. */
const mostBytes = 0xffff_ffff;

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  bytes: number;
  offset: number;
}

/**
 * A ZIP archive as it is written: one file after the other, none of them held whole. Packing is done by node's threads, and
 * nothing is read before the receiver takes what is there.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const written: Written = { name: Buffer.from(entry.name), crc: 0, packed: 0, bytes: 0, offset };
    const head = Buffer.concat([localHeader(written.name), written.name]);
    offset += head.length;
    yield head;
    for await (const chunk of pack(entry.content, written)) {
      written.packed += chunk.length;
      yield chunk;
    }
    const tail = sizesBehind(written);
    offset += written.packed + tail.length;
    if (written.bytes > mostBytes || offset > mostBytes) throw new Error('the archive is larger than 4 GB');
    yield tail;
    directory.push(written);
  }
  const central = Buffer.concat(directory.flatMap((written) => [centralHeader(written), written.name]));
  yield Buffer.concat([central, endOf(directory.length, central.length, offset)]);
}

/** The packed bytes; what goes in is counted in `written`. Whoever stops reading stops the source too. */
function pack(content: ZipEntry['content'], written: Written): AsyncIterable<Buffer> {
  const counted = async function* () {
    for await (const chunk of content) {
      written.crc = crc32(chunk, written.crc);
      written.bytes += chunk.length;
      yield chunk;
    }
  };
  // A level above this takes twice the time for a tenth of the bytes.
  const packer = createDeflateRaw({ level: 3 });
  pipeline(Readable.from(counted(), { objectMode: true, highWaterMark: 1 }), packer, () => undefined);
  return packer;
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflated, 8);
  head.writeUInt16LE(date, 12);
  head.writeUInt16LE(name.length, 26);
  return head;
}

function sizesBehind({ crc, packed, bytes }: Written): Buffer {
  const tail = Buffer.alloc(16);
  tail.write('PK\u0007\u0008', 'latin1');
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(bytes, 12);
  return tail;
}

function centralHeader({ name, crc, packed, bytes, offset }: Written): Buffer {
  const head = Buffer.alloc(46);
  head.write('PK\u0001\u0002', 'latin1');
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(version, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(deflated, 10);
  head.writeUInt16LE(date, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(bytes, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return head;
}

function endOf(files: number, centralBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(centralBytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
