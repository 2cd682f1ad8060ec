import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { ArchiveFault } from './archive-fault';

/*
 * A stream that only who has the key can read or change (B85), in the manner of STREAM and age: a head (what it is, which key,
 * a salt), then chunks of 64 kB, each sealed by AES-256-GCM under a key of this archive alone. A chunk's nonce is its number
 * and whether it is the last: what is changed, moved, repeated or cut off is found before a byte of that chunk is given out.
 */

const magic = Buffer.from('dehesa-backup 1\n');
const keyIdBytes = 8;
const saltBytes = 16;
export const headBytes = magic.length + keyIdBytes + saltBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;

type Bytes = AsyncIterable<Uint8Array>;

/** Names a key without telling anything of it, so that a wrong one is not taken for damage. */
const idOf = (key: Buffer) => createHmac('sha256', key).update('dehesa/backup-key').digest().subarray(0, keyIdBytes);

const keyOfArchive = (key: Buffer, salt: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'dehesa/backup-archive', 32));

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/** Seals what comes; only the last chunk may be short. */
export async function* sealed(source: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const head = Buffer.concat([magic, idOf(key), salt]);
  const own = keyOfArchive(key, salt);
  const seal = (chunk: Uint8Array, number: number, last: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number, last)).setAAD(head);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  };
  yield head;
  let number = 0;
  for await (const { chunk, last } of inChunks(source, chunkBytes)) {
    yield seal(chunk, number, last);
    number += 1;
  }
}

/** Opens what `sealed` made, with whichever of the keys it is. Throws an `ArchiveFault` where it is not whole. */
export async function* opened(source: Bytes, keys: readonly Buffer[]): AsyncGenerator<Buffer> {
  let own: Buffer | undefined;
  let head: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const { chunk, last } of inChunks(source, chunkBytes + tagBytes, headBytes)) {
    if (own === undefined) {
      head = chunk;
      own = keyOfArchive(keyOf(head, keys), head.subarray(magic.length + keyIdBytes));
      // A head without a chunk: even an empty stream has one.
      if (last) throw new ArchiveFault('damaged');
      continue;
    }
    yield open(chunk, { key: own, head, nonce: nonceOf(number, last) });
    number += 1;
  }
}

function keyOf(head: Buffer, keys: readonly Buffer[]): Buffer {
  if (head.length < headBytes || !head.subarray(0, magic.length).equals(magic)) throw new ArchiveFault('notABackup');
  const id = head.subarray(magic.length, magic.length + keyIdBytes);
  const key = keys.find((each) => idOf(each).equals(id));
  if (key === undefined) throw new ArchiveFault('otherKey');
  return key;
}

function open(chunk: Buffer, { key, head, nonce }: { key: Buffer; head: Buffer; nonce: Buffer }): Buffer {
  if (chunk.length < tagBytes) throw new ArchiveFault('damaged');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(head)
    .setAuthTag(chunk.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw new ArchiveFault('damaged');
  }
}

/** The same bytes in pieces of one length, after a first one of another; the last is told, and may be short or empty. */
async function* inChunks(
  source: Bytes,
  length: number,
  first = length,
): AsyncGenerator<{ chunk: Buffer; last: boolean }> {
  let wanted = first;
  let held: Buffer[] = [];
  let size = 0;
  for await (const part of source) {
    held.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    size += part.length;
    // One byte more than a chunk shows that it is not the last.
    if (size <= wanted) continue;
    let all = Buffer.concat(held);
    for (; all.length > wanted; wanted = length) {
      yield { chunk: all.subarray(0, wanted), last: false };
      all = all.subarray(wanted);
    }
    held = [all];
    size = all.length;
  }
  yield { chunk: Buffer.concat(held), last: true };
}
