import { describe, expect, it } from 'vitest';
import { parseJson, parseJsonWithFiles } from './parse-json';
import { SentFile } from './sent-file';
import { UnreadableJson } from './unreadable-json';

const picture = Buffer.from(Uint8Array.from({ length: 3_333_334 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 24));
const url = `data:image/png;base64,${picture.toString('base64')}`;
const read = (text: string): Promise<unknown> => parseJsonWithFiles(Buffer.from(text));

/** What is no file of megabytes reads the same by both. */
it.each(['{"a":[1,"b"]}', '"á"', JSON.stringify({ text: 'a'.repeat(300_000), other: 'ñ'.repeat(300_000) })])(
  '%# is read as JSON',
  async (text) => expect(await read(text)).toEqual(parseJson(Buffer.from(text))),
);

/** Told as yes or no: megabytes are no use in a report. */
const holds = (sent: unknown, bytes: Buffer) => sent instanceof SentFile && sent.bytes.equals(bytes);

describe('a file', () => {
  it('is its bytes, beside letters beyond ASCII and other files', async () => {
    const sent = await read(JSON.stringify({ title: 'Excursión', picture: url, more: [{ last: url }] }));
    const file = { bytes: expect.toSatisfy((bytes: Buffer) => bytes.equals(picture)) };
    expect(sent).toEqual({ title: 'Excursión', picture: file, more: [{ last: file }] });
  });

  it.each<[string, (url: string) => string]>([
    ['as some write each slash', (text) => text.replaceAll('/', String.raw`\/`)],
    ['with a slash by its number', (text) => text.replaceAll('/', String.raw`\u002F`)],
    ['in lines', (text) => text.replaceAll(/(?<=.{30}).{76}/g, String.raw`$&\r\n`)],
    ['without its end', (text) => text.replace(/=+$/, '')],
    ['in capitals', (text) => text.replace('data:image/png;base64', 'DATA:IMAGE/PNG;BASE64')],
    ['for addresses', (text) => text.replaceAll('+', '-').replace(/(?<=base64,).*/, (it) => it.replaceAll('/', '_'))],
  ])('%s', async (_how, written) => {
    const sent = await read(`{"picture":"${written(url)}"}`);
    expect(Object.values(Object(sent)).map((file) => holds(file, picture))).toEqual([true]);
  });

  /** Wherever a piece ends, an escape may stand there. */
  it.each(Array.from({ length: 8 }, (_, at) => at))('with escapes %i characters later', async (at) => {
    const [before, behind] = ['A'.repeat(1024 * 1024 - 150_000 + at), 'C'.repeat(400_000)];
    const sent = await read(`"data:image/png;base64,${before}${String.raw`\u0042`.repeat(60_000)}${behind}"`);
    expect(holds(sent, Buffer.from(`${before}${'B'.repeat(60_000)}${behind}`, 'base64'))).toBe(true);
  });

  it.each([
    ['another coding', `data:text/plain,${'a'.repeat(300_000)}`],
    ['no data', `see data:image/png;base64,${'A'.repeat(300_000)}`],
  ])('is not %s', async (_what, text) => expect(await read(JSON.stringify({ text }))).toEqual({ text }));

  it('leaves no room for megabytes of other texts beside it: they would be read in one go', async () => {
    const texts = (much: number) => JSON.stringify({ picture: url, titles: Array(much).fill('a'.repeat(700_000)) });
    expect(Object.keys(Object(await read(texts(2))))).toEqual(['picture', 'titles']);
    await expect(read(texts(3))).rejects.toThrow(UnreadableJson);
  });

  it.each([
    ['a line that is broken as no JSON may be', `"${url.slice(0, 2_000_000)}\n${url.slice(2_000_000)}"`],
    ['an escape that is none', `"${url.slice(0, 2_000_000)}\\x${url.slice(2_000_000)}"`],
    ['no end', `"${url}`],
    ['an end that is an escape', `"${url}\\"`],
  ])('is refused with %s', (_what, text) => expect(read(text)).rejects.toThrow(UnreadableJson));
});
