import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveMunicipalities } from '@dehesa/testing/municipalities';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { localOutgoing } from '../outgoing/local-outgoing.test-support';
import { OgcMunicipalities, type OgcMunicipalitiesOptions } from './ogc-municipalities';
import { borderReaderHere } from './thread-border-reader';

const service = await serveMunicipalities();
afterAll(() => service.close());
beforeEach(() => {
  service.asked.length = 0;
  service.instead = undefined;
});

const source = (limits: OgcMunicipalitiesOptions['limits'] = {}, url = service.url) =>
  new OgcMunicipalities({
    url,
    reader: borderReaderHere,
    outgoing: localOutgoing,
    limits: { pageSize: 2, pausesMs: [1, 1], ...limits },
  });
const quietly = { onProgress: async () => undefined };

describe('the service of the borders (B109)', () => {
  it('is asked for what lies around our region, page by page, and tells how far that is', async () => {
    const told: unknown[] = [];
    const { lines, municipalities } = await source().fetch({ onProgress: async (one) => void told.push(one) });
    expect(municipalities).toBe(6);
    expect(lines).toContain('MultiLineString');
    const [first, second] = service.asked.map((path) => new URL(path, service.url));
    expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
      f: 'json',
      bbox: '-8.2,38.9,-4.7,40.7',
      limit: '2',
    });
    expect(second?.searchParams.get('offset')).toBe('2');
    expect(service.asked).toHaveLength(3);
    expect(told).toEqual([
      { stage: 'fetching', found: 2, announced: 6 },
      { stage: 'fetching', found: 4, announced: 6 },
      { stage: 'fetching', found: 6, announced: 6 },
      { stage: 'drawing', found: 6, announced: 6 },
    ]);
  });

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => unknown]>([
    ['500', (_request, response) => response.writeHead(500).end('<html>')],
    ['503', (_request, response) => response.writeHead(503).end()],
    ['too many requests', (_request, response) => response.writeHead(429).end()],
    ['nothing', ({ socket }) => socket.destroy()],
    [
      'half a page',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 10_000 });
        response.write('{"type":"Feat', () => response.destroy());
      },
    ],
  ])('is asked three times for a page where it answers %s', async (_case, stumble) => {
    let stumbles = 0;
    service.instead = (request, response) => {
      if (!request.url?.includes('offset=2') || stumbles === 2) return false;
      stumbles += 1;
      stumble(request, response);
      return true;
    };
    expect((await source().fetch(quietly)).municipalities).toBe(6);
    expect(service.asked).toHaveLength(5);
    stumbles = -1;
    await expect(source().fetch(quietly)).rejects.toMatchObject({ code: 'places.bordersFailed' });
  });

  const json = (value: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
    response.end(JSON.stringify(value));
  const empty = { type: 'FeatureCollection', features: [] };
  const next = (href: string) => ({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: null }],
    links: [{ rel: 'next', href }],
  });
  it.each<[string, (request: IncomingMessage, response: ServerResponse) => unknown, string]>([
    ['there is no such collection', (_request, response) => response.writeHead(404).end(), 'places.bordersFailed'],
    [
      'it lies elsewhere',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      'places.bordersFailed',
    ],
    ['a page of HTML comes', (_request, response) => response.end('<!doctype html>'), 'places.bordersUnreadable'],
    ['the JSON ends early', (_request, response) => response.end('{"type":"FeatureColl'), 'places.bordersUnreadable'],
    ['a shape is broken', json({ ...empty, features: [{ type: 'Feature' }] }), 'places.bordersUnreadable'],
    ['nothing is there', json({ ...empty, numberMatched: 0 }), 'places.bordersNone'],
    ['it says that there is more', json({ ...empty, numberMatched: 6 }), 'places.bordersIncomplete'],
    ['the next page is somebody else’s', json(next('http://127.0.0.2/items?offset=1')), 'places.bordersElsewhere'],
    ['the next page is a file', json(next('file:///etc/passwd')), 'places.bordersElsewhere'],
    ['the next page is no address', json(next('http://[')), 'places.bordersUnreadable'],
    [
      'the next page is the same',
      (request, response) => json(next(request.url ?? ''))(request, response),
      'places.bordersUnreadable',
    ],
    [
      'there are pages without end',
      (request, response) => json(next(`/items?offset=${service.asked.length}`))(request, response),
      'places.bordersTooMuch',
    ],
    ['too much comes', (_request, response) => void response.write(Buffer.alloc(70_000)), 'places.bordersTooMuch'],
    ['a page does not come', () => undefined, 'places.bordersFailed'],
  ])('says what is wrong where %s', async (_case, listener, code) => {
    service.instead = (request, response) => {
      listener(request, response);
      return true;
    };
    const limits = { pages: 5, bytes: 65_536, pageMs: 400 };
    await expect(source(limits).fetch(quietly)).rejects.toMatchObject({ code });
  });

  it('counts the bytes of all pages together', async () => {
    await expect(source({ bytes: 30_000 }).fetch(quietly)).rejects.toMatchObject({ code: 'places.bordersTooMuch' });
    expect(service.asked.length).toBeGreaterThan(1);
  });

  it('is reached as its address says, also where it knows itself by another port and without encryption', async () => {
    service.instead = ({ url = '' }, response) => {
      if (url.includes('offset')) return false;
      const found = { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: null }] };
      json({ ...found, links: [{ rel: 'next', href: `http://127.0.0.1:1${url}&offset=2` }] })(
        {} as IncomingMessage,
        response,
      );
      return true;
    };
    await expect(source().fetch(quietly)).rejects.toMatchObject({ code: 'places.bordersUnreadable' });
    expect(service.asked[1]).toContain('offset=2');
  });

  it('is no longer asked when the server stops', async () => {
    const stopping = new AbortController();
    service.instead = (_request, response) => {
      stopping.abort();
      response.writeHead(500).end();
      return true;
    };
    const fetching = source({ pausesMs: [60_000] }).fetch({ ...quietly, signal: stopping.signal });
    await expect(fetching).rejects.toThrow(/abort/);
    expect(service.asked).toHaveLength(1);
  });

  it('is said to be away where nobody listens', async () => {
    await expect(source({}, 'http://127.0.0.1:9/items').fetch(quietly)).rejects.toMatchObject({
      code: 'places.bordersFailed',
    });
  });
});
