import type { MapTile } from '@dehesa/domain/places';
import type { Response } from 'undici';
import type { Outgoing } from '../outgoing/outgoing';

/** A picture, that the service has none of this place, or that it does not answer as it should. */
export type FetchedTile = { bytes: Buffer } | 'absent' | 'failed';

/** A tile of a street map has 20 kB, of an aerial one 60. */
const mostBytes = 1024 * 1024;
const pictureType = /^image\/(?:png|jpeg|webp)(?:;|$)/;

/** Asks the service for a tile: its host alone, no redirect, only a picture, and no longer than it may take (B63). */
export async function fetchTile(
  outgoing: Outgoing,
  address: string,
  { z, x, y }: MapTile,
  timeoutMs: number,
): Promise<FetchedTile> {
  const url = address.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
  try {
    const response = await outgoing.fetch(url, { headers: { 'user-agent': 'Dehesa' }, timeoutMs });
    const isPicture = response.status === 200 && pictureType.test(response.headers.get('content-type') ?? '');
    const bytes = isPicture ? await bytesOf(response) : undefined;
    if (bytes !== undefined && tileType(bytes) !== undefined) return { bytes };
    await response.body?.cancel();
    // Services answer so for places that they have no map of.
    return [204, 400, 404].includes(response.status) ? 'absent' : 'failed';
  } catch {
    return 'failed';
  }
}

async function bytesOf(response: Response): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > mostBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** What a picture is by its first bytes, whatever it was called; undefined is none that a map is made of. */
export function tileType(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
}
