import { afterEach, expect, it, vi } from 'vitest';
import { addFetchedBorders } from './fetched-borders';

const colours = { land: '#fff', beyond: '#def', line: '#a85', border: '#253', water: '#469', mark: '#c50' };
const borders = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { credit: 'DGT, CC BY 4.0' },
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [-7.6, 39.6],
            [-7.4, 39.7],
          ],
        ],
      },
    },
  ],
};

/** A map that notes what it is given, and can be removed. */
function fakeMap() {
  const leave: (() => void)[] = [];
  const [addSource, addLayer] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const once = (_type: string, listener: () => void) => void leave.push(listener);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a map as is asked for
  const map = { addSource, addLayer, once } as unknown as Parameters<typeof addFetchedBorders>[0];
  return { map, addSource, addLayer, remove: () => leave.forEach((listener) => listener()) };
}
const answer = (value: unknown, status = 200) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(Response.json(value, { status })));
afterEach(() => vi.unstubAllGlobals());

it('are added below the borders of provinces, with whom they are owed to (B109)', async () => {
  answer(borders);
  const { map, addSource, addLayer } = fakeMap();
  await addFetchedBorders(map, colours);
  expect(fetch).toHaveBeenCalledWith('/mapa/municipios-pt.json', expect.anything());
  expect(addSource).toHaveBeenCalledWith('borders', { type: 'geojson', data: borders, attribution: 'DGT, CC BY 4.0' });
  expect(addLayer).toHaveBeenCalledWith(expect.objectContaining({ id: 'borders', source: 'borders' }), 'inner');
});

it.each<[string, () => unknown]>([
  ['none were fetched', () => answer({ type: 'FeatureCollection', features: [] })],
  ['the server is away', () => answer({}, 503)],
  ['something else comes', () => answer({ type: 'Topology' })],
  ['nothing comes', () => vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')))],
])('are no part of the map where %s', async (_case, prepare) => {
  prepare();
  const { map, addSource, addLayer } = fakeMap();
  await addFetchedBorders(map, colours);
  expect([addSource.mock.calls, addLayer.mock.calls]).toEqual([[], []]);
});

it('come to no map that was left meanwhile', async () => {
  answer(borders);
  const { map, addSource, remove } = fakeMap();
  const adding = addFetchedBorders(map, colours);
  remove();
  await adding;
  expect(addSource).not.toHaveBeenCalled();
});
