import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { MapTiles, type MapTilesOptions, tileLimits } from './map-tiles';

const png = (size = 100) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(size - 4)]);
const picture: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end(png());

let answer: RequestListener = picture;
let asked: (string | undefined)[] = [];
const service = createServer((request, response) => {
  asked.push(request.url);
  answer(request, response);
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/{z}/{y}/{x}.png?key=1`;
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

let folder = '';
let time = Date.now();
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-tiles-'));
  answer = picture;
  asked = [];
  time = Date.now();
});
afterEach(() => rm(folder, { recursive: true }));

const open = (options: Partial<MapTilesOptions> = {}) =>
  new MapTiles({ folder, trusted: address, now: () => time, ...options });
const monfrague = { z: 14, x: 7916, y: 6189 };
const beside = (step: number) => ({ ...monfrague, x: monfrague.x + step });
const shown = { bytes: png(), type: 'image/png' };

it('fetches a tile once, and keeps it for the next process (B63)', async () => {
  const tiles = open();
  expect(await Promise.all([tiles.get(address, monfrague), tiles.get(address, monfrague)])).toEqual([shown, shown]);
  expect(await open().get(address, monfrague)).toEqual(shown);
  expect(asked).toEqual(['/14/6189/7916.png?key=1']);
});

it('asks anew for what is old, and shows it where nobody answers', async () => {
  const tiles = open();
  await tiles.get(address, monfrague);
  time += tileLimits.ageMs + 1_000;
  answer = (_request, response) => response.writeHead(503).end();
  expect(await tiles.get(address, monfrague)).toEqual(shown);
  expect(asked).toHaveLength(2);
});

it('keeps tiles of another service apart', async () => {
  const tiles = open({ trusted: address.replace('key=1', 'key=2') });
  await open().get(address, monfrague);
  await tiles.get(address.replace('key=1', 'key=2'), monfrague);
  expect(asked).toEqual(['/14/6189/7916.png?key=1', '/14/6189/7916.png?key=2']);
});

it.each<[string, RequestListener]>([
  ['a fault', (_request, response) => response.writeHead(500).end()],
  ['nothing', () => undefined],
  ['a page', (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  [
    'a page that is called a picture',
    (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<svg>'),
  ],
  ['a drawing', (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')],
  ['a way elsewhere', (_request, response) => response.writeHead(302, { location: '/other.png' }).end()],
  ['too much', (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png(2 ** 20 + 1))],
  [
    'half a picture',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 5_000 });
      response.write(png(), () => response.destroy());
    },
  ],
])('shows and keeps no %s', async (_what, listener) => {
  answer = listener;
  const tiles = open({ limits: { fetchMs: 300 } });
  expect(await tiles.get(address, monfrague)).toBe('away');
  expect(asked).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
});

it('leaves a service alone that fails again and again, for a while', async () => {
  answer = (_request, response) => response.writeHead(500).end();
  const tiles = open();
  for (let step = 0; step < 10; step += 1) await tiles.get(address, beside(step));
  expect(asked).toHaveLength(tileLimits.failures);
  time += tileLimits.pauseMs + 1;
  answer = picture;
  expect(await tiles.get(address, monfrague)).toEqual(shown);
});

it('believes for a while that there is no map of a place, and takes that for no failure', async () => {
  answer = (_request, response) => response.writeHead(404).end();
  const tiles = open();
  for (let step = 0; step < 10; step += 1) await tiles.get(address, beside(step));
  expect(await tiles.get(address, monfrague)).toBe('absent');
  expect(asked).toHaveLength(10);
});

it('asks for few at the same time, and turns away who comes on top', async () => {
  let [now, most] = [0, 0];
  answer = (request, response) => {
    now += 1;
    most = Math.max(most, now);
    setTimeout(() => {
      now -= 1;
      picture(request, response);
    }, 30);
  };
  const tiles = open({ limits: { fetches: 2, waiting: 3 } });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, step) => tiles.get(address, beside(step))));
  expect(most).toBe(2);
  expect(answers.filter((one) => one === 'away')).toHaveLength(3);
  expect(answers.filter((one) => typeof one === 'object')).toHaveLength(5);
});

it('keeps no more than it may: what was kept longest goes', async () => {
  await writeFile(path.join(folder, 'killed.part'), Buffer.alloc(300));
  await utimes(path.join(folder, 'killed.part'), new Date(0), new Date(0));
  const tiles = open({ limits: { bytes: 550 } });
  for (let step = 0; step < 6; step += 1) {
    await tiles.get(address, beside(step));
    const names = await readdir(folder);
    const name = names.find((one) => one.includes(String(monfrague.x + step)));
    await utimes(path.join(folder, name ?? ''), step + 1, step + 1);
  }
  const left = (await readdir(folder)).map((name) => Number(name.split('-')[2]) - monfrague.x);
  expect(new Set(left)).toEqual(new Set([2, 3, 4, 5]));
});

it('goes nowhere that the installation does not allow', async () => {
  expect(await open({ trusted: null }).get(address, monfrague)).toBe('away');
  expect(asked).toEqual([]);
});

it('shows what it cannot keep', async () => {
  const faults: unknown[] = [];
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const tiles = open({ folder: path.join(file, 'below'), onFault: (error) => faults.push(error) });
  expect(await tiles.get(address, monfrague)).toEqual(shown);
  expect(faults).toHaveLength(1);
});
