import { closedAfterAll } from '@dehesa/testing';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { legacyCalls } from '../../legacy/routes';
import { createTestApp } from '../../test-app.test-support';

const megabyte = 1024 * 1024;

const server = await closedAfterAll(createTestApp());
const token: string = (await server.signInAs({ role: 1 })).token;

const dataUrl = (bytes: number) => `data:image/jpeg;base64,${randomBytes(bytes).toString('base64')}`;

describe('a documented call with a file as a data URL (B33)', () => {
  const withFiles = Object.keys(legacyCalls).filter((path) => legacyCalls[path]?.carriesFile);

  it('is each that takes one', () => {
    expect(withFiles).toEqual(
      expect.arrayContaining([
        '/act-crear-actividad',
        '/act-editar-actividad',
        '/act-complementarias-add',
        '/act-complementarias-edit',
        '/act-actividades-imagenes-add',
        '/act-actividades-imagenes-comolopasamos-add',
        '/act-crear-actividad-documento',
      ]),
    );
  });

  it.each(['/act-actividades-imagenes-add', '/api/act-actividades-imagenes-add'])(
    '%s takes what a camera makes, and not more',
    async (path) => {
      const call = (bytes: number) => server.call(path, { token, id_actividad: 1, imagen: dataUrl(bytes) });
      // Noise is no picture: it is looked at, and that is the point.
      expect(await call(14 * megabyte)).toMatchObject({ status: 200, body: { error: true } });
      expect(await call(18 * megabyte)).toMatchObject({
        status: 413,
        body: { error: true, value: 'Tamaño excedido!' },
      });
    },
  );

  it('is longer than any other may be', async () => {
    const answer = await server.call('/act-actividades', { token, filtro: 'a'.repeat(5 * megabyte) });
    expect(answer).toMatchObject({ status: 413, body: { error: true, value: 'Tamaño excedido!' } });
  });

  it('from one address so many large ones are read, unless a session tells who sends them', async () => {
    const post = async (cookie?: string, bytes = 5 * megabyte) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/act-actividades-imagenes-add',
        remoteAddress: '192.0.2.77',
        payload: { imagen: `data:image/png;base64,${'A'.repeat(bytes)}` },
        cookies: cookie === undefined ? {} : { dehesa_session: cookie },
      });
      return response.statusCode;
    };
    const statuses = new Set<number>();
    for (let tries = 0; tries < 30; tries += 1) statuses.add(await post());
    expect([...statuses]).toEqual([401]);
    expect(await post()).toBe(429);
    expect(await post('made-up')).toBe(429);
    expect(await post(undefined, 1000)).toBe(401);
    expect(await post(token)).toBe(200);
  });
});
