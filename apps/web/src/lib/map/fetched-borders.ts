import { municipalBordersAddress } from '@dehesa/domain/places';
import type { Map } from 'maplibre-gl';
import { z } from 'zod';
import { fetchedBordersLayer, layers, type MapColours } from './map-style';

const Position = z.array(z.number());
const Borders = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.object({ credit: z.string() }),
      geometry: z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(Position)) }),
    }),
  ),
});

/**
 * Adds the borders of Portuguese municipalities to a map whose style is loaded, with whom they are owed to, where this
 * installation has fetched them (B109). The map does not wait for them, and who cannot have them does without.
 */
export async function addFetchedBorders(map: Pick<Map, 'addLayer' | 'addSource' | 'once'>, colours: MapColours) {
  const left = new AbortController();
  void map.once('remove', () => left.abort());
  const borders = await readFetchedBorders(left.signal);
  const credit = borders?.features[0]?.properties.credit;
  if (borders === undefined || credit === undefined || left.signal.aborted) return;
  map.addSource(layers.borders, { type: 'geojson', data: borders, attribution: credit });
  map.addLayer(fetchedBordersLayer(colours), layers.inner);
}

async function readFetchedBorders(signal: AbortSignal): Promise<z.infer<typeof Borders> | undefined> {
  try {
    const response = await fetch(municipalBordersAddress, { signal });
    return response.ok ? Borders.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
