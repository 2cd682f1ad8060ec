import { closedAfterAll } from '@dehesa/testing';
import { activities } from '@dehesa/db/schema';
import { ActivityQuestion } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { type Body, type Caller, createActivityApp, refused } from './activities.test-support';

const server = await closedAfterAll(createActivityApp());

/** A green picture of 30 × 20. */
const greenPng =
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC';

/** What some send as a picture and is none. */
const pictures: readonly [string, unknown][] = [
  ['a drawing without base64', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['one that says it is a photograph', 'data:image/png,%3Csvg%3E'],
  ['bare base64', greenPng],
  ['an address elsewhere', 'https://example.org/a.jpg'],
  ['a name', 'foto.jpg'],
  ['a number', 7],
  ['a list', []],
];

const call = (path: string, body?: Body, caller?: Caller) => server.call(path, body, caller);
const read = (id: number) => server.read(id);
const create = (change: Body = {}) => server.create(change);

describe('/act-editar-actividad', () => {
  it('undoes nothing that somebody else saves meanwhile', async () => {
    const id = await create();
    const write = server.deps.files.write.bind(server.deps.files);
    const storing = vi.spyOn(server.deps.files, 'write').mockImplementationOnce(async (key, content) => {
      await call('/act-editar-actividad', { id, telefono: '927 00 00 00' });
      return write(key, content);
    });
    const img = `data:image/png;base64,${greenPng}`;
    expect((await call('/act-editar-actividad', { id, aforo: 30, img })).fields).toMatchObject({ error: false });
    storing.mockRestore();
    expect(await read(id)).toMatchObject({ aforo: 30, telefono: '927 00 00 00', imagen: expect.stringMatching(/./) });
    const changes = [{ aforo: 40 }, { localidad: 'Serradilla' }, { edad: 12 }];
    const answers = await Promise.all(changes.map((change) => call('/act-editar-actividad', { id, ...change })));
    expect(answers.map(({ fields }) => fields['error'])).toEqual([false, false, false]);
    expect(await read(id)).toMatchObject({ aforo: 40, localidad: 'Serradilla', edad: '12' });
  });

  it('neither tells nor changes how many people it needs (B59), and lowers no capacity under that', async () => {
    const id = await create({ aforo: 12 });
    await server.deps.db
      .update(activities)
      .set({ minimumPeople: 6, confirmsAtOnce: true })
      .where(eq(activities.id, id));
    expect((await call('/act-editar-actividad', { id, telefono: '927 11 11 11' })).fields['error']).toBe(false);
    expect(Object.keys(await read(id)).filter((name) => /min/i.test(name))).toEqual([]);
    expect((await call('/act-editar-actividad', { id, aforo: 5 })).fields['error']).toBe(true);
    const [row] = await server.deps.db.select().from(activities).where(eq(activities.id, id));
    expect(row).toMatchObject({ phone: '927 11 11 11', minimumPeople: 6, confirmsAtOnce: true, capacity: 12 });
  });

  it('leaves its own questions as they are, also those that are not asked any more (B73)', async () => {
    const id = await create();
    const questions = Array.from({ length: 9 }, (_, index) =>
      ActivityQuestion.parse({
        id: String(index).repeat(32),
        kind: 'text',
        of: 'party',
        label: { es: `Pregunta ${index}` },
        retired: index > 5,
      }),
    );
    await server.deps.db.update(activities).set({ questions }).where(eq(activities.id, id));
    expect((await call('/act-editar-actividad', { id, telefono: '927 22 22 22' })).fields['error']).toBe(false);
    const [row] = await server.deps.db.select().from(activities).where(eq(activities.id, id));
    expect(row).toMatchObject({ phone: '927 22 22 22', questions });
  });

  it.each<[string, Body, Caller]>([
    ['out of reach', {}, 'tajo'],
    ['with a day that is not', { fecha: '2026-02-30' }, 'admin'],
  ])('%s: its picture is not even stored', async (_case, change, caller) => {
    const id = await create();
    const storing = vi.spyOn(server.deps.files, 'write');
    const answer = await call(
      '/act-editar-actividad',
      { id, img: `data:image/png;base64,${greenPng}`, ...change },
      caller,
    );
    expect(answer.fields['error']).toBe(true);
    expect(storing).not.toHaveBeenCalled();
    storing.mockRestore();
  });

  it('takes the address of a stored picture, and what reading answered changes nothing (B33)', async () => {
    const other = await create({ img: `data:image/png;base64,${greenPng}` });
    const { imagen } = await read(other);
    const id = await create();
    await call('/act-editar-actividad', { id, imagen });
    expect(await read(id)).toMatchObject({ imagen: '' });
    await call('/act-editar-actividad', { id, img: imagen });
    expect(await read(id)).toMatchObject({ imagen });
    await call('/act-editar-actividad', { id, img: '' });
    expect(await read(id)).toMatchObject({ imagen });
  });

  it.each(pictures)('%s is no picture: Archivo no válido', async (_case, wrong) => {
    const id = await create();
    for (const field of ['img', 'imagen']) {
      const body = { id, titulo: 'Otro', [field]: wrong };
      expect((await call('/act-editar-actividad', body)).answer).toEqual(refused('Archivo no válido'));
      expect((await call('/act-crear-actividad', server.activity({ [field]: wrong }))).answer).toEqual(
        refused('Archivo no válido'),
      );
    }
    expect(await read(id)).toMatchObject({ titulo: 'Grullas al atardecer' });
  });
});
