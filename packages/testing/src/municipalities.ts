import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

type Point = [longitude: number, latitude: number];

export interface MadeUpMunicipality {
  type: 'Feature';
  id: number;
  properties: { dtmn: string; municipio: string };
  geometry: { type: 'Polygon'; coordinates: Point[][] };
}

export interface Sheet {
  columns?: number;
  rows?: number;
  /** Points between two corners. */
  bends?: number;
}

/** Where the sheet begins, and how wide a municipality is, in degrees. */
export const sheetCorner = { west: -7.7, south: 39.4, side: 0.2 };

/** Municipalities that do not exist: squares on a sheet around the two parks, whose borders wind alike for both neighbours. */
export function madeUpMunicipalities({ columns = 3, rows = 2, bends = 60 }: Sheet = {}): MadeUpMunicipality[] {
  const { west, south, side } = sheetCorner;
  const corner = (column: number, row: number): Point => [round(west + column * side), round(south + row * side)];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const corners = [
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
      corner(column, row),
    ];
    const ring = corners.slice(1).flatMap((to, at) => border(corners[at] ?? to, to, bends));
    const code = String(9901 + index);
    return {
      type: 'Feature',
      id: index + 1,
      properties: { dtmn: code, municipio: `Concelho ${code}` },
      geometry: { type: 'Polygon', coordinates: [[...ring, corners[0] ?? [0, 0]]] },
    };
  });
}

/** From one corner up to the other and without it; the way back has the same points. */
function border(from: Point, to: Point, bends: number): Point[] {
  const isBack = from[0] > to[0] || from[1] > to[1];
  const [start, end] = isBack ? [to, from] : [from, to];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const points = Array.from({ length: bends + 2 }, (_, index): Point => {
    const part = index / (bends + 1);
    // A large bend, and small ones that no map shows.
    const off = 0.05 * Math.sin(part * Math.PI * 2) + 0.0003 * Math.sin(part * Math.PI * bends);
    return [round(start[0] + dx * part - dy * off), round(start[1] + dy * part + dx * off)];
  });
  return (isBack ? points.toReversed() : points).slice(0, -1);
}

const round = (degrees: number) => Number(degrees.toFixed(7));

export interface MunicipalitiesServer {
  url: string;
  /** Paths that were asked for, with their queries. */
  asked: string[];
  /** Answers in place of the service where it says true. */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  close(): void;
}

/** A service that speaks OGC API – Features and has these municipalities, page by page. */
export async function serveMunicipalities(
  features: readonly MadeUpMunicipality[] = madeUpMunicipalities(),
): Promise<MunicipalitiesServer> {
  // Written ahead and sent piece by piece: a test may measure how long this thread is held up.
  const written = features.map((feature) => Buffer.from(JSON.stringify(feature)));
  const server = createServer((request, response) => {
    served.asked.push(request.url ?? '');
    if (served.instead?.(request, response) === true) return;
    const address = new URL(request.url ?? '', served.url);
    const [limit, offset] = ['limit', 'offset'].map((name) => Number(address.searchParams.get(name) ?? 0));
    const page = written.slice(offset, (offset ?? 0) + (limit ?? 0));
    response.setHeader('content-type', 'application/geo+json');
    Readable.from(pageOf(page, address)).pipe(response);
  });
  const pageOf = (page: readonly Buffer[], address: URL): (string | Buffer)[] => {
    const offset = Number(address.searchParams.get('offset') ?? 0) + page.length;
    const next = new URL(address);
    next.searchParams.set('offset', String(offset));
    const links = [
      { rel: 'self', href: address.href },
      ...(offset < written.length ? [{ rel: 'next', href: next.href }] : []),
    ];
    const counts = { numberMatched: written.length, numberReturned: page.length };
    const around = JSON.stringify({ type: 'FeatureCollection', links, ...counts });
    const pieces = page.flatMap((feature, index) => (index === 0 ? [feature] : [',', feature]));
    return [`${around.slice(0, -1)},"features":[`, ...pieces, ']}'];
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const served: MunicipalitiesServer = {
    url: `http://127.0.0.1:${port}/collections/municipios/items`,
    asked: [],
    instead: undefined,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return served;
}
