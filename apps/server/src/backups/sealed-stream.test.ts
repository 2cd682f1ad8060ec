import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headBytes, opened, sealed } from './sealed-stream';

const key = randomBytes(32);
const chunk = 64 * 1024;
const sealedChunk = chunk + 16;

async function* pieces(bytes: Uint8Array, length = bytes.length || 1): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
}
async function joined(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}
const seal = (plain: Uint8Array, length?: number) => joined(sealed(pieces(plain, length), key));
const open = (bytes: Uint8Array, keys: readonly Buffer[] = [key], length?: number) =>
  joined(opened(pieces(bytes, length), keys));
const faultOf = (bytes: Uint8Array, keys?: readonly Buffer[]) =>
  open(bytes, keys).then(
    () => 'none',
    (error: unknown) => (error as { kind?: string }).kind,
  );

it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_000])(
  '%i bytes come out as they went in (B85)',
  async (size) => {
    const plain = randomBytes(size);
    const bytes = await seal(plain);
    expect(bytes.length).toBe(headBytes + size + 16 * Math.max(Math.ceil(size / chunk), 1));
    expect((await open(bytes)).equals(plain)).toBe(true);
  },
);

it.each([1, 7, 1_000, chunk, 100_000])('in pieces of %i bytes too', async (length) => {
  const plain = randomBytes(2 * chunk + 5);
  expect((await open(await seal(plain, length), [key], length)).equals(plain)).toBe(true);
});

describe('an archive', { timeout: 60_000 }, () => {
  it('is never sealed twice the same, and shows nothing of what is in it', async () => {
    const plain = Buffer.from('una persona '.repeat(100));
    const [one, other] = [await seal(plain), await seal(plain)];
    expect(one.subarray(headBytes).equals(other.subarray(headBytes))).toBe(false);
    expect(one.includes('persona')).toBe(false);
  });

  it('of which one bit was changed is refused, wherever it is', async () => {
    const bytes = await seal(randomBytes(2 * chunk + 100));
    const salt = headBytes - 1;
    for (const at of [
      salt,
      headBytes,
      headBytes + chunk,
      headBytes + sealedChunk,
      bytes.length - 17,
      bytes.length - 1,
    ]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(await faultOf(changed), `byte ${at}`).toBe('damaged');
    }
  });

  it('that is cut short is refused, at the end of a chunk too', async () => {
    const bytes = await seal(randomBytes(3 * chunk));
    for (const length of [
      headBytes,
      headBytes + 5,
      headBytes + sealedChunk,
      headBytes + 2 * sealedChunk,
      bytes.length - 1,
    ])
      expect(await faultOf(bytes.subarray(0, length)), `${length} bytes`).toBe('damaged');
  });

  it('with chunks in another order, twice, or with something behind it is refused', async () => {
    const bytes = await seal(randomBytes(3 * chunk));
    const [head, first, second, last] = [
      bytes.subarray(0, headBytes),
      ...[0, 1, 2].map((n) => bytes.subarray(headBytes + n * sealedChunk, headBytes + (n + 1) * sealedChunk)),
    ] as [Buffer, Buffer, Buffer, Buffer];
    expect(await faultOf(Buffer.concat([head, first, second, last]))).toBe('none');
    expect(await faultOf(Buffer.concat([head, second, first, last]))).toBe('damaged');
    expect(await faultOf(Buffer.concat([head, first, first, second, last]))).toBe('damaged');
    expect(await faultOf(Buffer.concat([head, last]))).toBe('damaged');
    expect(await faultOf(Buffer.concat([bytes, Buffer.from('x')]))).toBe('damaged');
  });

  it('of another key is told as such, and opens with any of the keys that are there', async () => {
    const bytes = await seal(Buffer.from('hola'));
    const [other, third] = [randomBytes(32), randomBytes(32)];
    expect(await faultOf(bytes, [other, third])).toBe('otherKey');
    expect((await open(bytes, [other, key])).toString()).toBe('hola');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('dehesa')],
    ['something else', Buffer.from('-- Restore into an empty database: psql --set ON_ERROR_STOP=1'.repeat(9))],
  ])('that is %s is none', async (_case, bytes) => {
    expect(await faultOf(bytes)).toBe('notABackup');
  });
});
