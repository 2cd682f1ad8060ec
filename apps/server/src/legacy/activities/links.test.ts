import { closedAfterAll } from '@dehesa/testing';
import {
  activities,
  activityImages,
  complementaryActivities,
  complementaryActivityTexts,
  files,
} from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ActivityApp, type Body, createActivityApp, refused } from './activities.test-support';

const app = await closedAfterAll(createActivityApp());

const paths = ['/act-actividades-relacionadas-add', '/act-actividades-relacionadas-del'];

/** A stored file and the address that the wire gives it. */
async function file(kind: 'image' | 'video', extension: string) {
  const id = crypto.randomUUID();
  const storageKey = `${id}.${extension}`;
  const row = { id, storageKey, sha256: id, kind, mediaType: `${kind}/x`, bytes: 1 };
  await app.deps.db.insert(files).values(row);
  return { id, url: `/files/${storageKey}` };
}

async function complementary(title: string): Promise<number> {
  const [row] = await app.deps.db.insert(complementaryActivities).values({}).returning();
  const id = row?.id ?? 0;
  await app.deps.db.insert(complementaryActivityTexts).values({ complementaryId: id, language: 'es', title });
  return id;
}

const add = (id: number, related: unknown, caller?: Parameters<ActivityApp['call']>[2]) =>
  app.call('/act-actividades-relacionadas-add', { id, id_actividad_relacionada: related }, caller);

describe.each(paths)('%s', (path) => {
  it.each(['', '/api'])('without a session: 401, also under %j (B22, B29)', async (prefix) => {
    const { status, answer } = await app.call(prefix + path, { id: 1, id_actividad_relacionada: 2 }, null);
    expect([status, answer]).toEqual([401, refused('Sesión no válida')]);
  });

  it.each(['member', 'collaborator'] as const)('as a %s: 403 (B22)', async (caller) => {
    expect(await app.call(path, { id: 1, id_actividad_relacionada: 2 }, caller)).toMatchObject({
      status: 403,
      answer: refused('Acceso no permitido'),
    });
  });

  it.each([undefined, null, '', 'x', -1, 0, 1.5, '99999999999', {}, [1], true])(
    'id %j: No encontrado (B31)',
    async (wrong) => {
      const id = await app.create();
      for (const body of [
        { id: wrong, id_actividad_relacionada: id },
        { id, id_actividad_relacionada: wrong },
      ]) {
        expect(await app.call(path, body)).toMatchObject({ status: 200, answer: refused('No encontrado') });
      }
    },
  );

  it('of a foreign territory on either side: No encontrado (B21, B22)', async () => {
    const [here, there, other] = [
      await app.create(),
      await app.create({ id_ubicacion: 2 }),
      await app.create({ id_ubicacion: 2 }),
    ];
    await add(there, here);
    for (const body of [
      { id: here, id_actividad_relacionada: other },
      { id: other, id_actividad_relacionada: here },
      { id: there, id_actividad_relacionada: here },
    ]) {
      expect((await app.call(path, body, 'tajo')).answer).toEqual(refused('No encontrado'));
    }
    expect((await app.read(there))['relacionadas']).toMatchObject([{ id: here }]);
  });
});

it('relates and unrelates; the activity reads with them', async () => {
  const [id, related] = [await app.create(), await app.create({ titulo: 'Otra salida' })];
  expect((await add(id, String(related))).answer).toEqual({ error: false });
  expect((await app.read(id))['relacionadas']).toEqual([
    { id: related, titulo: 'Otra salida', imagen: '', seo_url: expect.stringMatching(/^otra-salida/) },
  ]);
  expect((await add(id, related)).answer).toEqual(refused('Activdad ya añadida como relacionada'));
  expect((await add(id, id)).answer).toEqual(refused('Una actividad no puede estar relacionada consigo misma'));
  const remove = { id: String(id), id_actividad_relacionada: related };
  expect((await app.call('/act-actividades-relacionadas-del', remove)).answer).toEqual({ error: false });
  expect((await app.call('/act-actividades-relacionadas-del', remove)).answer).toEqual(refused('No encontrado'));
  expect((await app.read(id))['relacionadas']).toEqual([]);
});

describe('`complementarias`', () => {
  it('as ids or as they were read, on creating and on editing; a missing field keeps them', async () => {
    const [a, b] = [await complementary('Cena'), await complementary('Alojamiento')];
    const id = await app.create({ complementarias: [a, String(b)] });
    const both = [
      { id: a, titulo: 'Cena' },
      { id: b, titulo: 'Alojamiento' },
    ];
    expect((await app.read(id))['complementarias']).toEqual(both);
    await app.call('/act-editar-actividad', { id, aforo: 30 });
    await app.call('/act-editar-actividad', await app.read(id));
    expect((await app.read(id))['complementarias']).toEqual(both);
    await app.call('/act-editar-actividad', { id, complementarias: String(b) });
    expect((await app.read(id))['complementarias']).toMatchObject([{ id: b }]);
    await app.call('/act-editar-actividad', { id, complementarias: [] });
    expect((await app.read(id))['complementarias']).toEqual([]);
  });

  it('that are none: refused, and nothing is saved', async () => {
    const id = await app.create();
    const edit = { id, aforo: 30, complementarias: [2_000_000] };
    expect((await app.call('/act-editar-actividad', edit)).answer).toEqual(refused('No encontrado'));
    expect(await app.read(id)).toMatchObject({ aforo: 25 });
  });
});

describe('a copy by /act-crear-actividad', () => {
  it('shares pictures and video with its original by their addresses, and names the same activities', async () => {
    const [main, first, second, party, video] = [
      await file('image', 'jpg'),
      await file('image', 'jpg'),
      await file('image', 'jpg'),
      await file('image', 'jpg'),
      await file('video', 'mp4'),
    ];
    const related = await app.create();
    const dinner = await complementary('Cena');
    const original = await app.create({
      url_imagen: main.url,
      dup_imagenes: [second.url, first.url],
      dup_imagenes_comolopasamos: party.url,
      video: video.url,
      relacionadas: [related],
      complementarias: [dinner],
    });
    const read = await app.read(original);
    const copy = await app.create({
      ...read,
      id: null,
      url_imagen: read['imagen'],
      dup_imagenes: read['imagenes'],
      dup_imagenes_comolopasamos: read['imagenes_comolopasamos'],
    });
    expect(copy).not.toBe(original);
    const { id: _id, seo_url: slug, imagenes, imagenes_comolopasamos: afterwards, ...same } = await app.read(copy);
    expect(slug).not.toBe(read['seo_url']);
    expect(same).toMatchObject({
      imagen: main.url,
      relacionadas: [{ id: related }],
      complementarias: [{ id: dinner }],
    });
    expect(imagenes).toMatchObject([{ imagen: second.url }, { imagen: first.url }]);
    expect(afterwards).toMatchObject([{ imagen: party.url }]);
    const stored = await app.deps.db
      .select({ videoFileId: activities.videoFileId, imageId: activities.mainImageId })
      .from(activities)
      .where(eq(activities.id, copy));
    expect(stored).toEqual([{ videoFileId: video.id, imageId: main.id }]);
    expect(await app.deps.db.$count(activityImages, eq(activityImages.fileId, first.id))).toBe(2);
  });

  it('takes the address of a video elsewhere', async () => {
    const id = await app.create({ url_video: ' https://example.org/video ' });
    expect(await app.read(id)).toMatchObject({ url_video: 'https://example.org/video' });
  });

  it.each<[string, Body, string]>([
    ['a picture from elsewhere', { dup_imagenes: ['https://example.org/a.jpg'] }, 'Datos no válidos'],
    ['a picture that is no text', { dup_imagenes: [{ imagen: {} }] }, 'Datos no válidos'],
    ['pictures that are no list', { dup_imagenes_comolopasamos: { a: 1 } }, 'Datos no válidos'],
    [
      'a picture that is not there',
      { dup_imagenes: ['/files/00000000-0000-4000-8000-000000000000.jpg'] },
      'No encontrado',
    ],
    ['a video that is a script', { url_video: 'javascript:alert(1)' }, 'Datos no válidos'],
    ['a video from elsewhere as a file', { video: 'https://example.org/a.mp4' }, 'Datos no válidos'],
    ['related ones that are none', { relacionadas: [2_000_000] }, 'No encontrado'],
    ['related ones that are no ids', { relacionadas: ['a'] }, 'No encontrado'],
  ])('%s: refused', async (_case, change, value) => {
    expect(await app.call('/act-crear-actividad', app.activity(change))).toMatchObject({
      status: 200,
      answer: refused(value),
    });
  });

  it('a video among the pictures: refused', async () => {
    const video = await file('video', 'mp4');
    expect((await app.call('/act-crear-actividad', app.activity({ dup_imagenes: [video.url] }))).answer).toEqual(
      refused('Archivo no válido'),
    );
  });
});
