import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostalFile } from './postal-file-on-disk';
import { zipOf } from './zip.test-support';

const folder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-postal-test-'));

afterAll(() => rm(folder, { recursive: true, force: true }));

const megabytes = { packed: 2, unpacked: 4 };
let files = 0;
async function read(content: Buffer | string, name?: string): Promise<string[]> {
  files += 1;
  const file = path.join(folder, `file-${files}`);
  await writeFile(file, content);
  const lines: string[] = [];
  for await (const line of (await openPostalFile(file, name, megabytes)).lines()) lines.push(line);
  return lines;
}

const text = '\uFEFFES\t01001\tuno\r\nES\t01002\tdós\nES\t01003\ttres';
const lines = ['ES\t01001\tuno', 'ES\t01002\tdós', 'ES\t01003\ttres'];

describe('the lines of a postal file', () => {
  it.each<[string, Buffer | string]>([
    ['as text', text],
    ['packed by gzip', gzipSync(text)],
    ['in an archive with a readme', zipOf({ 'readme.txt': 'Read me', 'ES.txt': text })],
    ['in a folder of an archive', zipOf({ 'export/ES.txt': text, '__MACOSX/._ES.txt': 'x' })],
  ])('come %s, whatever the file is called', async (_case, content) => {
    expect(await read(content, 'foto.jpg')).toEqual(lines);
  });

  it('come from both countries of one archive, and again from the start', async () => {
    expect(await read(zipOf({ 'PT.txt': 'pt', 'ES.txt': 'es\n' }))).toEqual(['pt', 'es']);
    const file = path.join(folder, 'twice.gz');
    await writeFile(file, gzipSync(text));
    const postal = await openPostalFile(file);
    for (let round = 0; round < 2; round += 1) {
      const seen = [];
      for await (const line of postal.lines()) seen.push(line);
      expect([seen, postal.bytesRead()]).toEqual([lines, postal.bytes]);
    }
  });

  it('are whole where the pieces of a stream cut them, and letters too', async () => {
    const long = Array.from({ length: 20_000 }, (_, n) => `PT\t${n}\tFreixo de Espada à Cinta`);
    expect(await read(long.join('\n'))).toEqual(long);
  });
});

describe('a file that breaks off', () => {
  it('is refused however late its lines are read, and ends no process', async () => {
    const file = path.join(folder, 'late.gz');
    await writeFile(file, gzipSync(text.repeat(999)).subarray(0, 90));
    const postal = await openPostalFile(file);
    for (let round = 0; round < 100; round += 1) {
      const lines = postal.lines();
      // As an import does, which waits for its turn first: until then nobody listens to the stream.
      await new Promise((resolve) => setTimeout(resolve, round % 20));
      const read = async () => {
        for await (const line of lines) expect(line).toContain('ES');
      };
      await expect(read()).rejects.toThrow('places.fileUnreadable');
    }
  });
});

describe('refused is', () => {
  const zeros = Buffer.alloc(5 * 1024 * 1024);
  it.each<[string, () => Buffer | string, string]>([
    ['an archive without ES.txt or PT.txt', () => zipOf({ 'readme.txt': 'x', 'FR.txt': 'x' }), 'places.fileUnreadable'],
    ['half an archive', () => zipOf({ 'ES.txt': text }).subarray(0, 60), 'places.fileUnreadable'],
    ['an archive with a broken file', () => broken(zipOf({ 'ES.txt': text.repeat(99) })), 'places.fileUnreadable'],
    ['half a packed file', () => gzipSync(text.repeat(999)).subarray(0, 90), 'places.fileUnreadable'],
    ['a packed file that is none', () => Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), 'places.fileUnreadable'],
    ['a line without an end', () => 'x'.repeat(1024 * 1024), 'places.fileNotPostal'],
    ['a small file that unpacks to a huge one', () => gzipSync(linesOf(zeros)), 'file.tooLarge'],
    ['a small archive that unpacks to a huge one', () => zipOf({ 'ES.txt': linesOf(zeros) }), 'file.tooLarge'],
    [
      'an archive that lies about its size',
      () => zipOf({ 'ES.txt': linesOf(zeros) }, { told: 100 }),
      'places.fileUnreadable',
    ],
    ['more than any postal file has', () => zeros.subarray(0, 3 * 1024 * 1024), 'file.tooLarge'],
  ])('%s', async (_case, content, error) => {
    await expect(read(content())).rejects.toThrow(error);
  });
});

/** Short lines, so that nothing but the size is wrong. */
function linesOf(bytes: Buffer): Buffer {
  for (let at = 99; at < bytes.length; at += 100) bytes[at] = 10;
  return bytes;
}

function broken(zip: Buffer): Buffer {
  zip.fill(0xff, 40, 60);
  return zip;
}
