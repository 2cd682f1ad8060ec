import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { type Body, createActivityApp, dataUrl, mp4, pdf, refused } from './activities.test-support';

const app = await closedAfterAll(createActivityApp());

describe('`video` and `url_video` of /act-crear-actividad and /act-editar-actividad', () => {
  const address = 'https://vimeo.com/76979871';
  const edit = async (id: number, body: Body) => (await app.call('/act-editar-actividad', { id, ...body })).fields;
  const videoOf = async (id: number) => {
    const { video, url_video } = await app.read(id);
    return [video, url_video];
  };

  it('a video as a data URL is stored and served in parts', async () => {
    const id = await app.create({ video: dataUrl('video/mp4', mp4) });
    const [video, url] = await videoOf(id);
    expect([video, url]).toEqual([expect.stringMatching(/^\/files\/.+\.mp4$/), '']);
    const part = await app.app.inject({ url: String(video), headers: { range: 'bytes=0-11' } });
    expect([part.statusCode, part.headers['content-type'], part.rawPayload]).toEqual([
      206,
      'video/mp4',
      mp4.subarray(0, 12),
    ]);
  });

  it('an edit replaces the one by the other, keeps what is not named, and an empty address takes it away', async () => {
    const id = await app.create({ url_video: address });
    expect(await videoOf(id)).toEqual(['', address]);
    await edit(id, { aforo: 30 });
    expect(await videoOf(id)).toEqual(['', address]);
    await edit(id, { video: dataUrl('video/mp4', mp4) });
    const [video] = await videoOf(id);
    expect(await videoOf(id)).toEqual([expect.stringMatching(/\.mp4$/), '']);
    await edit(id, await app.read(id));
    expect(await videoOf(id)).toEqual([video, '']);
    await edit(id, { ...(await app.read(id)), url_video: ` ${address} ` });
    expect(await videoOf(id)).toEqual(['', address]);
    await edit(id, { video });
    expect(await videoOf(id)).toEqual([video, '']);
    await edit(id, { url_video: address });
    await edit(id, { url_video: '' });
    expect(await videoOf(id)).toEqual(['', '']);
  });

  it.each<[string, Body, string]>([
    ['a script as an address', { url_video: 'javascript:alert(1)' }, 'Datos no válidos'],
    ['an address without https', { url_video: 'http://example.org/v' }, 'Datos no válidos'],
    ['an address of 301 characters', { url_video: `https://example.org/${'a'.repeat(281)}` }, 'Datos no válidos'],
    ['an object as an address', { url_video: { a: 1 } }, 'Datos no válidos'],
    ['a file elsewhere', { video: 'https://example.org/a.mp4' }, 'Datos no válidos'],
    ['a file that is not there', { video: '/files/00000000-0000-4000-8000-000000000000.mp4' }, 'No encontrado'],
    ['a picture that says it is a video', { video: dataUrl('video/mp4', pdf) }, 'Archivo no válido'],
  ])('%s: refused, and nothing is saved', async (_case, change, value) => {
    const id = await app.create({ url_video: address });
    expect(await edit(id, { aforo: 31, ...change })).toEqual(refused(value));
    expect(await app.read(id)).toMatchObject({ aforo: 25, url_video: address });
    expect((await app.call('/act-crear-actividad', app.activity(change))).answer).toEqual(refused(value));
  });

  it('/act-actividades-video-del of none is as good as of one', async () => {
    const id = await app.create();
    expect((await app.call('/act-actividades-video-del', { id_actividad: id })).answer).toEqual({ error: false });
  });
});
