import { closedAfterAll } from '@dehesa/testing';
import { auditLog, files } from '@dehesa/db/schema';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createActivityWorld } from '../activities/activities.test-support';
import { cfbFile, zipFile } from './sample-files.test-support';
import { storeDocument } from './store-document';

const world = await closedAfterAll(createActivityWorld());

const store = (bytes: Uint8Array, name = 'documento') => storeDocument(world.as(world.actors.company), bytes, { name });
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';
const ooxml = (part: string) =>
  zipFile({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${part}.main+xml"/></Types>`,
  });

describe('what a document is, its content says (B33)', () => {
  it.each<[string, Uint8Array, string]>([
    ['pdf', Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf'],
    ['rtf', Buffer.from(String.raw`{\rtf1 hola}`), 'application/rtf'],
    ['txt', Buffer.from('Salida a las 9:00 del aparcamiento. Niños: 4 €\n'), 'text/plain'],
    ['txt', Buffer.from('BMW y MZ: dos letras que no hacen un formato'), 'text/plain'],
    ['docx', ooxml(`${office}.wordprocessingml.document`), `${office}.wordprocessingml.document`],
    ['xlsx', ooxml(`${office}.spreadsheetml.sheet`), `${office}.spreadsheetml.sheet`],
    ['pptx', ooxml(`${office}.presentationml.presentation`), `${office}.presentationml.presentation`],
    ['odt', zipFile({ mimetype: `${openDocument}.text` }), `${openDocument}.text`],
    ['ods', zipFile({ mimetype: `${openDocument}.spreadsheet` }), `${openDocument}.spreadsheet`],
    ['odp', zipFile({ mimetype: `${openDocument}.presentation` }), `${openDocument}.presentation`],
    ['doc', cfbFile('WordDocument'), 'application/msword'],
    ['xls', cfbFile('Workbook'), 'application/vnd.ms-excel'],
    ['ppt', cfbFile('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
  ])('%s', async (extension, bytes, mediaType) => {
    const stored = await store(bytes, 'foto.jpg');
    expect(stored).toEqual({
      id: expect.any(String),
      url: `/files/${stored.id}.${extension}`,
      mediaType,
      extension,
      bytes: bytes.byteLength,
      isImage: false,
    });
    expect(Buffer.from((await world.files.read(`${stored.id}.${extension}`)) ?? [])).toEqual(Buffer.from(bytes));
    expect(await world.db.select().from(files).where(eq(files.id, stored.id))).toMatchObject([
      { kind: 'document', mediaType, bytes: bytes.byteLength },
    ]);
    expect(
      await world.db
        .select({ actor: auditLog.actorId, action: auditLog.action })
        .from(auditLog)
        .where(sql`details->>'file' = ${stored.id}`),
    ).toEqual([{ actor: world.actors.company.userId, action: 'files.storeDocument' }]);
  });

  it('a table of values by its name, also in the encoding of old spreadsheets', async () => {
    const stored = await store(Buffer.from('a;ñ\n1;2\n', 'latin1'), 'Asistentes.CSV');
    expect(stored).toMatchObject({ extension: 'csv', mediaType: 'text/csv', bytes: 9 });
    expect(Buffer.from((await world.files.read(`${stored.id}.csv`)) ?? []).toString()).toBe('a;ñ\n1;2\n');
  });

  it('a picture is a picture, whatever it is called, and loses its metadata', async () => {
    const exif = { IFD0: { Make: 'Camera' } };
    const source = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#339966' } })
      .jpeg()
      .withExif(exif)
      .toBuffer();
    const stored = await store(source, 'plano.pdf');
    expect(stored).toMatchObject({ extension: 'jpg', mediaType: 'image/jpeg', isImage: true });
    const bytes = Buffer.from((await world.files.read(`${stored.id}.jpg`)) ?? []);
    expect([bytes.byteLength, bytes.includes('Camera')]).toEqual([stored.bytes, false]);
    expect(await world.files.size(`${stored.id}-640.jpg`)).toBeGreaterThan(0);
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<BufferEncoding>(['utf8', 'latin1'])('a long text, wherever it is taken apart: %s', async (encoding) => {
    const text = `a${'ñandú '.repeat(60_000)}`;
    const stored = await store(Buffer.from(text, encoding), 'largo.txt');
    expect(Buffer.from((await world.files.read(`${stored.id}.txt`)) ?? []).toString()).toBe(text);
  });

  it.each<[string, Uint8Array]>([
    ['a drawing', Buffer.from(svg)],
    ['a drawing after a comment and a byte order mark', Buffer.from(`\uFEFF\n<!-- plano -->${svg}`)],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>')],
    ['a page', Buffer.from('<!doctype html><p>Hola</p>')],
    ['a page that begins as text', Buffer.from(`Hola${'.'.repeat(2000)}<script src="https://example.org"></script>`)],
    ['a page whose mark lies across two pieces', Buffer.from(`${'.'.repeat(128 * 1024 - 4)}<script src="x"></script>`)],
    ['a drawing after much that is nothing', Buffer.from(`${' '.repeat(128 * 1024 - 1)}<a href="x">`)],
    ['text that ends in a control character', Buffer.from(`${'hola '.repeat(60_000)}\u0007`)],
    ['UTF-16, which hides what is in it', Buffer.from('\uFEFFhola', 'utf16le')],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0])],
    ['any archive', zipFile({ 'a.html': '<script></script>' })],
    ['an office file with macros', ooxml('application/vnd.ms-word.document.macroEnabled')],
    ['a container of something else', cfbFile('__substg1.0')],
    ['a broken archive', zipFile({ mimetype: 'x' }).subarray(0, 20)],
    ['a video', Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isommp42'), Buffer.alloc(100)])],
    ['nothing', new Uint8Array()],
  ])('%s', async (_case, bytes) => {
    await expect(store(bytes, 'documento.txt')).rejects.toMatchObject({ code: 'file.unsupported' });
  });

  it('an archive of more entries than any office file has, however many there are', async () => {
    const entry = zipFile({ a: '' }).subarray(0, 31);
    const many = Buffer.concat([zipFile({ mimetype: `${openDocument}.text` }), Buffer.alloc(31 * 3_000, entry)]);
    await expect(store(many)).rejects.toMatchObject({ failure: { code: 'file.unsupported' } });
  });

  it('more than 2 MB of what is no picture', async () => {
    const refusal = { failure: { code: 'file.tooLarge', params: { maxMegabytes: 2 } } };
    await expect(store(Buffer.alloc(2 * 1024 * 1024 + 1, 'hola '))).rejects.toMatchObject(refusal);
    expect(await store(Buffer.alloc(2 * 1024 * 1024, 'hola '))).toMatchObject({ extension: 'txt' });
  });

  it('visitors and members', async () => {
    const bytes = Buffer.from('hola');
    await expect(storeDocument(world.as(null), bytes, { name: '' })).rejects.toMatchObject({
      code: 'access.unauthenticated',
    });
    await expect(storeDocument(world.as(world.actors.member), bytes, { name: '' })).rejects.toMatchObject({
      code: 'access.forbidden',
    });
  });

  it('leaves neither bytes nor a row', async () => {
    const before = [...world.files.stored.keys()];
    await expect(store(Buffer.from(svg))).rejects.toMatchObject({ code: 'file.unsupported' });
    expect([...world.files.stored.keys()]).toEqual(before);
  });
});
