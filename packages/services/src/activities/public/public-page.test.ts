import { closedAfterAll } from '@dehesa/testing';
import {
  activities,
  activityComplements,
  activityDocuments,
  activityImages,
  activityTexts,
  complementaryActivities,
  complementaryActivityTexts,
  files,
  relatedActivities,
} from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ActivityWorld, createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { hideActivity } from '../hide-activity';
import { readPublicActivity } from './public-activity';

const world = await closedAfterAll(createActivityWorld());

const publish = (title: string, change: Parameters<ActivityWorld['activity']>[0] = {}) =>
  createActivity(world.as(world.actors.admin), world.activity(change, title));
const read = async (slug: string, language: Language = 'es') =>
  readPublicActivity(world.as(null), { slug, language, collaboratorId: null });

/** A stored file of a kind, and its key. */
async function file(kind: 'image' | 'video' | 'document', extension: string, bytes = 1000) {
  const id = crypto.randomUUID();
  const storageKey = `${id}.${extension}`;
  await world.db
    .insert(files)
    .values({ id, storageKey, sha256: id, kind, mediaType: 'x/y', bytes, width: 1366, height: 768 });
  return { id, storageKey };
}

async function complement(change: { hidden?: boolean; date?: string | null; url?: string; pt?: string } = {}) {
  const { hidden = false, date = null, url = '', pt = '' } = change;
  const [row] = await world.db
    .insert(complementaryActivities)
    .values({ hidden, date, url, place: 'Plaza', phone: '600 000 001' })
    .returning();
  const complementaryId = row?.id ?? 0;
  await world.db.insert(complementaryActivityTexts).values([
    { complementaryId, language: 'es', title: 'Mercado', description: '<p>Queso</p>' },
    { complementaryId, language: 'pt', title: pt, description: '' },
  ]);
  return complementaryId;
}

describe('galleries and video', () => {
  it('shows the gallery in its order, with the variant for phones', async () => {
    const { id, slug } = await publish('Con fotos');
    const [first, second] = [await file('image', 'jpg'), await file('image', 'jpg')];
    await world.db.insert(activityImages).values([
      { activityId: id, fileId: second.id, gallery: 'main', position: 2 },
      { activityId: id, fileId: first.id, gallery: 'main', position: 1 },
    ]);
    expect((await read(slug))?.gallery).toMatchObject([
      { url: `/files/${first.storageKey}`, smallUrl: `/files/${first.id}-640.jpg`, width: 1366, height: 768 },
      { url: `/files/${second.storageKey}` },
    ]);
  });

  it('tells how it went only once it is past', async () => {
    const { id, slug } = await publish('Con recuerdos');
    const [photo, video] = [await file('image', 'jpg'), await file('video', 'mp4')];
    await world.db
      .insert(activityImages)
      .values({ activityId: id, fileId: photo.id, gallery: 'afterwards', position: 1 });
    await world.db.update(activities).set({ videoFileId: video.id }).where(eq(activities.id, id));
    expect(await read(slug)).toMatchObject({ gallery: [], afterwards: [], video: null });
    await world.db
      .update(activities)
      .set({ endsAt: new Date('2026-04-30') })
      .where(eq(activities.id, id));
    expect(await read(slug)).toMatchObject({
      gallery: [],
      afterwards: [{ url: `/files/${photo.storageKey}` }],
      video: { kind: 'file', url: `/files/${video.storageKey}` },
    });
  });

  it.each([
    [
      'https://youtu.be/a1B2c3D4_-x',
      { kind: 'embed', provider: 'youtube', url: 'https://www.youtube-nocookie.com/embed/a1B2c3D4_-x' },
    ],
    ['https://vimeo.com/76979871', { kind: 'embed', provider: 'vimeo' }],
    ['https://example.org/video', { kind: 'address', address: 'https://example.org/video' }],
    ['javascript:alert(1)', null],
    ['no es una dirección', null],
  ])('the video at %s', async (videoUrl, expected) => {
    const { id, slug } = await publish('Vídeo', { date: '2026-04-30' });
    await world.db.update(activities).set({ videoUrl }).where(eq(activities.id, id));
    const video = (await read(slug))?.video;
    if (expected === null) expect(video).toBeNull();
    else expect(video).toMatchObject(expected);
  });
});

it('says which texts are in another language than the page', async () => {
  const { id, slug } = await publish('Bilingüe');
  const other = await publish('Solo en castellano');
  await world.db.insert(relatedActivities).values({ activityId: id, relatedId: other.id, position: 0 });
  await world.db
    .update(activityTexts)
    .set({ title: 'Em duas línguas' })
    .where(and(eq(activityTexts.activityId, id), eq(activityTexts.language, 'pt')));
  const spanish = await read(slug);
  expect([spanish?.foreign, spanish?.related[0]?.foreign]).toEqual([undefined, undefined]);
  expect(await read(slug, 'pt')).toMatchObject({
    title: 'Em duas línguas',
    foreign: { description: 'es' },
    related: [{ foreign: { title: 'es' } }],
  });
  expect((await read(slug, 'pt'))?.foreign).toEqual({ description: 'es' });
  expect((await read(slug, 'en'))?.foreign).toEqual({ title: 'es', description: 'es' });
});

it('offers the documents of the visitor’s language', async () => {
  const { id, slug } = await publish('Con documentos');
  const [es, pt] = [await file('document', 'pdf', 2048), await file('document', 'odt')];
  await world.db.insert(activityDocuments).values([
    { activityId: id, language: 'es', name: 'Programa', fileId: es.id, extension: 'pdf' },
    { activityId: id, language: 'pt', name: 'Programa em português', fileId: pt.id, extension: '.ODT' },
  ]);
  const name = (await read(slug))?.documents;
  expect(name).toMatchObject([
    { name: 'Programa', extension: 'pdf', bytes: 2048, url: `/files/${es.storageKey}?name=Programa` },
  ]);
  expect((await read(slug, 'pt'))?.documents).toMatchObject([{ name: 'Programa em português', extension: 'odt' }]);
});

it('names related activities that visitors may see and that are still to come', async () => {
  const { id, slug } = await publish('Principal');
  const related = [
    await publish('Segunda', { principal: false }),
    await publish('Primera', { date: '2026-08-01' }),
    await publish('Pasada', { date: '2026-04-01' }),
    await publish('Escondida'),
  ];
  await hideActivity(world.as(world.actors.admin), { id: related[3]?.id ?? 0 });
  await world.db
    .insert(relatedActivities)
    .values(related.map((other, index) => ({ activityId: id, relatedId: other.id, position: index === 1 ? 0 : 5 })));
  expect((await read(slug))?.related).toMatchObject([
    { title: 'Primera', slug: 'primera', date: '2026-08-01', municipality: 'Torrejón el Rubio', smallImageUrl: null },
    { title: 'Segunda' },
  ]);
  expect((await read('primera'))?.related).toEqual([]);
});

it('names complementary activities: not hidden, not over, in the visitor’s language where there is one', async () => {
  const { id, slug } = await publish('Con complementos');
  const added = [
    await complement({ url: 'https://example.org/a' }),
    await complement({ date: '2026-05-01', url: 'javascript:alert(1)', pt: 'Mercado da raia' }),
    await complement({ date: '2026-04-30' }),
    await complement({ hidden: true }),
  ];
  await world.db
    .insert(activityComplements)
    .values(added.map((complementaryId) => ({ activityId: id, complementaryId })));
  expect((await read(slug, 'pt'))?.complements).toEqual([
    {
      id: added[1],
      foreign: { description: 'es' },
      title: 'Mercado da raia',
      description: '<p>Queso</p>',
      date: '2026-05-01',
      place: 'Plaza',
      phone: '600 000 001',
      url: null,
      smallImageUrl: null,
    },
    expect.objectContaining({
      id: added[0],
      title: 'Mercado',
      foreign: { title: 'es', description: 'es' },
      date: null,
      url: 'https://example.org/a',
    }),
  ]);
});
