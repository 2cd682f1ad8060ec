import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** For tests: an archive of stored (not compressed) entries, as small as one can be. */
export function zipFile(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.byteLength, 14);
    common.writeUInt32LE(content.byteLength, 18);
    common.writeUInt16LE(path.byteLength, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, path, content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), common, rest, path]));
    parts.push(local);
    offset += local.byteLength;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.byteLength, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

/** For tests: the container of old office files with one stream in its directory. */
export function cfbFile(stream: string): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const entry = Buffer.alloc(128);
  entry.write(stream, 0, 'utf16le');
  return Buffer.concat([header, entry, Buffer.alloc(512)]);
}

/** For tests: an MP4 of that many bytes, as far as its first box goes. */
export function mp4File(bytes: number, major = 'isom', compatible = 'isomiso2avc1mp41'): Buffer {
  const box = Buffer.alloc(16 + compatible.length);
  box.writeUInt32BE(box.byteLength, 0);
  box.write(`ftyp${major}`, 4, 'latin1');
  box.write(compatible, 16, 'latin1');
  return Buffer.concat([box, Buffer.alloc(Math.max(0, bytes - box.byteLength), 7)]);
}

/** As large, and as hard to make small, as one of a phone: the same piece of noise side by side. */
export async function photograph(): Promise<Sharp> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const piece = await sharp({ create: { width: 504, height: 504, channels: 3, background: '#000000', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#000000' } }).composite([
    { input: piece, tile: true },
  ]);
}
