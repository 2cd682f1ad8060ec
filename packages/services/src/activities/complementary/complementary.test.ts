import { closedAfterAll } from '@dehesa/testing';
import { auditLog, files } from '@dehesa/db/schema';
import { ComplementaryInput, ComplementaryListInput } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepDocument, keepImage } from '../../files';
import { createActivityWorld } from '../activities.test-support';
import { allowedComplementary } from './allowed-complementary';
import { createComplementary } from './create-complementary';
import { editComplementary, mergeComplementary } from './edit-complementary';
import { hideComplementary } from './hide-complementary';
import { listComplementary } from './list-complementary';
import { readComplementary } from './read-complementary';
import { removeComplementaryImage } from './remove-complementary-image';

const world = await closedAfterAll(createActivityWorld());

/** A green picture of 30 × 20. */
const greenPng =
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC';

function input(change: Partial<ComplementaryInput> = {}, title = 'Museo del Queso'): ComplementaryInput {
  const none = { title: '', description: '' };
  return ComplementaryInput.parse({ texts: { es: { title, description: '<p>Visita</p>' }, pt: none }, ...change });
}
const staff = () => world.as(world.actors.admin);
const create = async (change?: Partial<ComplementaryInput>, title?: string) =>
  (await createComplementary(staff(), input(change, title))).id;
const missing = { failure: { code: 'record.notFound' } };

describe('writing', () => {
  it('stores what reading answers, the rich text cleaned (B45)', async () => {
    const { id: imageId, url: imageUrl } = await keepImage(staff(), Buffer.from(greenPng, 'base64'));
    const fields = {
      date: '2026-07-01',
      phone: '927 19 91 34',
      place: 'Trujillo',
      url: 'https://example.org/',
      imageId,
    };
    const texts = {
      es: { title: 'Museo', description: '<p onclick="x">Sala <script>1</script><b>única</b></p>' },
      pt: { title: 'Museu', description: '<h1>Sala</h1>' },
    };
    const id = await create({ ...fields, texts });
    expect(await readComplementary(staff(), { id })).toEqual({
      id,
      ...fields,
      imageUrl,
      hidden: false,
      texts: {
        es: { title: 'Museo', description: '<p>Sala <b>única</b></p>' },
        pt: { title: 'Museu', description: '<h2>Sala</h2>' },
      },
    });
    await removeComplementaryImage(staff(), { id });
    expect(await readComplementary(staff(), { id })).toMatchObject({
      imageId: null,
      imageUrl: null,
      place: 'Trujillo',
    });
  });

  it('hides, and an edit shows it again (B11)', async () => {
    const id = await create();
    await hideComplementary(staff(), { id });
    expect(await readComplementary(staff(), { id })).toMatchObject({ hidden: true });
    await editComplementary(staff(), { ...input({ hidden: false }, 'Museo del Aceite'), id });
    expect(await readComplementary(staff(), { id })).toMatchObject({
      hidden: false,
      texts: { es: { title: 'Museo del Aceite' } },
    });
    const actions = await world.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(actions.filter((row) => row.entity === 'complementaryActivity').map((row) => row.action)).toEqual([
      'activities.createComplementary',
      'activities.hideComplementary',
      'activities.editComplementary',
    ]);
  });

  it('who names some fields undoes nothing that others save at the same moment', async () => {
    const id = await create();
    const name = (change: Partial<ComplementaryInput>) =>
      mergeComplementary(staff(), { id }, ({ id: _id, ...stored }) => ({ ...stored, ...change }));
    await Promise.all([name({ place: 'Trujillo' }), name({ phone: '927' }), name({ date: '2026-07-01' })]);
    expect(await readComplementary(staff(), { id })).toMatchObject({
      place: 'Trujillo',
      phone: '927',
      date: '2026-07-01',
    });
  });

  it.each<[string, string, string]>([
    ['no title', ' ', '<p>Visita</p>'],
    ['no description', 'Museo', ''],
    ['a description of a script alone', 'Museo', '<script>alert(1)</script>'],
  ])('refuses %s, and stores nothing', async (_case, title, description) => {
    const texts = { es: { title, description }, pt: { title: 'Museu', description: '' } };
    await expect(create({ texts })).rejects.toMatchObject({ failure: { code: 'activities.incomplete' } });
    expect((await listComplementary(staff(), ComplementaryListInput.parse({ search: 'museu' }))).total).toBe(1);
  });

  it.each(['es', 'pt'] as const)(
    'refuses what only cleaning makes too long in %s; what is stored can be saved again',
    async (language) => {
      const described = (description: string) => ({
        texts: { ...input().texts, [language]: { title: 'Museo', description } },
      });
      await expect(create(described('&'.repeat(1_001)))).rejects.toMatchObject({
        failure: { code: 'activities.descriptionTooLong', params: { language, max: 5_000 } },
      });
      const id = await create(described('&'.repeat(1_000)));
      const { imageUrl: _url, ...stored } = await readComplementary(staff(), { id });
      expect(stored.texts[language].description).toHaveLength(5_000);
      await expect(editComplementary(staff(), stored)).resolves.toMatchObject({ id });
    },
  );

  it('takes only a picture, and holds it until it is saved', async () => {
    const { id: documentId } = await keepDocument(staff(), Buffer.from('%PDF-1.7'), { name: 'a.pdf' });
    await expect(create({ imageId: documentId })).rejects.toMatchObject({ failure: { code: 'file.unsupported' } });
    const { id: imageId } = await keepImage(staff(), Buffer.from(greenPng, 'base64'));
    const collect = () =>
      world.db.select().from(files).where(eq(files.id, imageId)).for('update', { skipLocked: true });
    await world.db.transaction(async (tx) => {
      expect(await collect()).toHaveLength(1);
      await allowedComplementary(tx, input({ imageId }));
      expect(await collect()).toEqual([]);
    });
  });

  it('knows no picture and no record that are not there', async () => {
    const imageId = '00000000-0000-4000-8000-000000000000';
    await expect(create({ imageId })).rejects.toMatchObject(missing);
    const id = 2_000_000;
    await expect(readComplementary(staff(), { id })).rejects.toMatchObject(missing);
    await expect(editComplementary(staff(), { ...input(), id })).rejects.toMatchObject(missing);
    await expect(hideComplementary(staff(), { id })).rejects.toMatchObject(missing);
    await expect(removeComplementaryImage(staff(), { id })).rejects.toMatchObject(missing);
  });
});

it('is for all staff, with a territory or without, and for nobody else (B22)', async () => {
  const page = ComplementaryListInput.parse({});
  for (const actor of [world.actors.admin, world.actors.monfrague, world.actors.company]) {
    const { id } = await createComplementary(world.as(actor), input());
    expect((await listComplementary(world.as(actor), page)).rows[0]).toMatchObject({ id });
  }
  const forbidden = { failure: { code: 'access.forbidden' } };
  const member = world.as(world.actors.member);
  await expect(listComplementary(member, page)).rejects.toMatchObject(forbidden);
  await expect(createComplementary(member, input())).rejects.toMatchObject(forbidden);
  await expect(hideComplementary(member, { id: 1 })).rejects.toMatchObject(forbidden);
  await expect(readComplementary(world.as(null), { id: 1 })).rejects.toMatchObject({
    failure: { code: 'access.unauthenticated' },
  });
});

describe('the list (B34)', () => {
  const list = (change: Partial<ComplementaryListInput>) =>
    listComplementary(staff(), ComplementaryListInput.parse({ search: 'lista', ...change }));
  const titles = async (change: Partial<ComplementaryListInput>) =>
    (await list(change)).rows.map((row) => row.texts.es.title);

  beforeAll(async () => {
    await create({ date: '2026-08-01', place: 'Ávila' }, 'Lista B');
    await create({ date: '2026-07-01', place: 'Badajoz', hidden: true }, 'LISTA a');
    await create({}, 'lístá C');
    const texts = { es: { title: 'Otra', description: 'x' }, pt: { title: 'Na lista', description: '' } };
    await create({ texts, place: 'Cáceres' });
  });

  it.each<[Partial<ComplementaryListInput>, string[]]>([
    [{}, ['Otra', 'lístá C', 'LISTA a', 'Lista B']],
    [{ order: 'title', direction: 'asc' }, ['LISTA a', 'Lista B', 'lístá C', 'Otra']],
    [{ order: 'date', direction: 'asc' }, ['LISTA a', 'Lista B', 'lístá C', 'Otra']],
    [{ order: 'date', direction: 'desc' }, ['Lista B', 'LISTA a', 'Otra', 'lístá C']],
    [{ order: 'place', direction: 'asc' }, ['Lista B', 'LISTA a', 'Otra', 'lístá C']],
    [{ search: 'CACERES' }, ['Otra']],
    [{ search: '%' }, []],
    [{ pageSize: 3, pageIndex: 1 }, ['Lista B']],
    [{ pageIndex: 9 }, []],
  ])('%o', async (change, expected) => expect(await titles(change)).toEqual(expected));

  it('counts all pages, and marks what is hidden', async () => {
    const { rows, total } = await list({ pageSize: 3 });
    expect(total).toBe(4);
    expect(rows.map((row) => row.hidden)).toEqual([false, false, true]);
  });
});
