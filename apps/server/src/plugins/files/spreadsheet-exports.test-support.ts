import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive whose entries tell their sizes behind their content. */
export function inflatedFiles(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, nameLength, offset] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const content = offset + 30 + nameLength;
    files[name] = inflateRawSync(archive.subarray(content, content + packed)).toString();
    at += 46 + nameLength;
  }
  return files;
}
