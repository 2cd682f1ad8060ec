import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';

/** A green picture of 30 × 20. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC';

const server = await closedAfterAll(createTestApp());

it('pictures of oneself from one address are counted together, whichever way they come', async () => {
  const { id, token } = await server.signInAs({ role: 3 });
  const edit = (change: object) => server.call('/editar-usuario', { token, id, ...change });
  expect(await edit({ img: picture })).toMatchObject({ status: 200, body: { error: false } });
  const upload = async () => (await server.app.inject({ method: 'POST', url: '/upload/own-image' })).statusCode;
  const answers = await Promise.all(Array.from({ length: 59 }, upload));
  expect(new Set(answers)).toEqual(new Set([401]));

  const refused = await edit({ img: picture });
  expect(refused).toMatchObject({ status: 429 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  expect(await upload()).toBe(429);
  // Without a picture it is a call like any other, and staff's pictures of others are none of oneself.
  expect(await edit({ alias: 'Nueva' })).toMatchObject({ status: 200, body: { error: false } });
  const boss = await server.signInAs({ role: 0 });
  expect(await server.call('/editar-usuario', { token: boss.token, id, img: picture })).toMatchObject({
    status: 200,
    body: { error: false },
  });
});
