import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { DomainError } from '@dehesa/domain/errors';
import { openPromise, type ZipFile } from 'yauzl';

const mostEntries = 2_000;

/**
 * Refuses an archive that is broken, or would unpack to more than that: by what it says of itself, and by unpacking it once
 * without keeping anything, for what it says may be a lie. `refused` is the refusal of a broken one.
 */
export async function assertUnpacksTo(file: string, megabytes: number, refused: DomainError): Promise<void> {
  const most = megabytes * 1024 * 1024;
  const zip = await openPromise(file, { autoClose: false }).catch(() => Promise.reject(refused));
  try {
    if ((await unpackedBytes(zip, most).catch(() => Promise.reject(refused))) > most)
      throw DomainError.of('file.tooLarge', { maxMegabytes: megabytes });
  } finally {
    zip.close();
  }
}

/** As far as it is within the limit: what is beyond is not unpacked. */
async function unpackedBytes(zip: ZipFile, most: number): Promise<number> {
  if (zip.entryCount > mostEntries) return most + 1;
  let bytes = 0;
  const counter = () =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.byteLength;
        done();
      },
    });
  for await (const entry of zip.eachEntry()) {
    if (bytes + entry.uncompressedSize > most) return most + 1;
    // It ends with an error where an entry is larger than it says.
    await pipeline(await zip.openReadStreamPromise(entry), counter());
  }
  return bytes;
}
