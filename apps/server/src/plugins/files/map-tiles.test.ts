import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { saveSettings } from '@dehesa/services/configuration';
import { closedAfterAll } from '@dehesa/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { MapTiles } from '../../adapters/map-tiles/map-tiles';
import { serviceContext, sessionCookie } from '../../requests/request-context';
import { createTestApp, testInstallation } from '../../test-app.test-support';

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(60)]);
const asked: { url: string | undefined; headers: NodeJS.Dict<string | string[]> }[] = [];
const service = createServer(({ url, headers }, response) => {
  asked.push({ url, headers });
  response.writeHead(200, { 'content-type': 'image/png' }).end(png);
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
const url = `http://${host}/{z}/{x}/{y}.png`;
const folder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-tiles-'));
afterAll(async () => {
  service.close();
  await rm(folder, { recursive: true });
});

const test = await closedAfterAll(
  createTestApp({
    installation: { ...testInstallation, mapTiles: { url, attribution: '© Example' } },
    mapTiles: new MapTiles({ folder, trusted: url }),
  }),
);
const { id, token } = await test.signInAs({ role: 0 });
const settings = (input: Parameters<typeof saveSettings>[1]) =>
  saveSettings(serviceContext(test.deps, { userId: id, role: 0, territoryId: null, provenAt: new Date() }), input);

const get = (address: string, session: string | null = token) =>
  test.app.inject({ url: address, cookies: session === null ? {} : { [sessionCookie]: session } });
const maps = async () =>
  (await get('/trpc/config.mapTiles')).json<{ result: { data: { json: unknown } } }>().result.data.json;

describe('a tile of the map (B63)', () => {
  it('comes from us, and of who asks the service learns nothing', async () => {
    const answer = await test.app.inject({
      url: '/api/tiles/14/7916/6189',
      headers: {
        referer: 'http://localhost:3000/actividades',
        'accept-language': 'es',
        'x-forwarded-for': '192.0.2.7',
      },
      cookies: { [sessionCookie]: token },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.rawPayload).toEqual(png);
    expect(asked.map((one) => one.url)).toEqual(['/14/7916/6189.png']);
    const told = JSON.stringify(asked[0]?.headers);
    for (const ours of ['cookie', 'referer', '192.0.2.7', '"es"']) expect(told).not.toContain(ours);
    await get('/api/tiles/14/7916/6189?of=1234');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['/api/tiles/14/0/0', 204],
    ['/api/tiles/3/3/3', 204],
    ['/api/tiles/19/253312/198048', 204],
    ['/api/tiles/14/-1/6189', 404],
    ['/api/tiles/14/7916/6189.png', 404],
    ['/api/tiles/14/7916/0x182d', 404],
    ['/api/tiles/14/7916/%2e%2e', 404],
    [`/api/tiles/14/${'9'.repeat(400)}/1`, 404],
  ])('is not asked for where it is none of ours: %s', async (address, status) => {
    const before = asked.length;
    expect((await get(address)).statusCode).toBe(status);
    expect(asked).toHaveLength(before);
  });

  it('is for those who are signed in', async () => {
    expect((await get('/api/tiles/14/7916/6189', null)).statusCode).toBe(401);
  });

  it('is of the service that the configuration says', async () => {
    expect(await maps()).toEqual({
      url: expect.stringMatching(/^\/api\/tiles\/\{z\}\/\{x\}\/\{y\}\?of=/),
      attribution: '© Example',
    });
    await settings({ mapSource: 'none' });
    expect(await maps()).toBeNull();
    expect((await get('/api/tiles/14/7916/6189')).statusCode).toBe(404);
    // A screen may name what is public, and nothing beside the server.
    await settings({ mapSource: 'own', mapTilesUrl: `http://${host}/own/{z}/{x}/{y}`, mapCredit: '© Otro' });
    expect(await maps()).toMatchObject({ attribution: '© Otro' });
    const before = asked.length;
    expect((await get('/api/tiles/14/7916/6189')).statusCode).toBe(503);
    expect(asked).toHaveLength(before);
    await settings({ mapSource: 'installation' });
    expect((await get('/api/tiles/14/7916/6189')).statusCode).toBe(200);
  });
});
