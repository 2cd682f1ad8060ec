import {
  isInRegion,
  municipalBordersCredit,
  placeLabels,
  placeMapBounds,
  type PlacePoint,
} from '@dehesa/domain/places';
import region from '@dehesa/domain/region.geo.json' with { type: 'json' };
import type { BorderLines } from '../borders/read-borders';

const width = 480;
const height = 300;
/** How wide a letter of a town's name is, about: enough to keep names apart. */
const letter = 9.2;
const kilometres = 10;
/** Of one degree of latitude, in kilometres. */
const degree = 111.2;

interface Style {
  kind: string;
  stroke: string;
  width: number;
  fill?: string;
  dash?: string;
}

const ink = '#2a2a22';
const paper = '#fbf7ef';

/** Beneath first. The colours are those of the pages: a picture knows no style sheet. */
const styles: readonly Style[] = [
  { kind: 'municipalities', stroke: '#ddd3c0', width: 1 },
  { kind: 'provinces', stroke: '#c58a3b', width: 1.2 },
  { kind: 'reservoirs', stroke: '#7fa3b8', width: 1, fill: '#b9d0dd' },
  { kind: 'rivers', stroke: '#5f8ea8', width: 2.2 },
  { kind: 'border', stroke: '#2f5d3a', width: 2, dash: '9 5' },
];

/**
 * The surroundings of a point as an SVG: rivers, reservoirs, borders, towns and the point in the middle. It asks nobody and
 * shows no address of a visitor to anybody; null beyond our region. `borders` are those of Portuguese municipalities, where
 * they were fetched (B109).
 */
export function drawPlaceMap(point: PlacePoint, borders: BorderLines = []): string | null {
  if (!isInRegion(point)) return null;
  const bounds = placeMapBounds(point);
  const x = (longitude: number) => ((longitude - bounds.west) / (bounds.east - bounds.west)) * width;
  const y = (latitude: number) => ((bounds.north - latitude) / (bounds.north - bounds.south)) * height;

  const project = (line: BorderLines[number]) =>
    line.map(([longitude = 0, latitude = 0]) => [x(longitude), y(latitude)] as const);
  const fetched = borders.map(project).filter(meetsPicture);
  const lines = styles.map((style) => {
    const built = region.features
      .filter(({ properties }) => properties.kind === style.kind)
      .flatMap(({ geometry }) => geometry.coordinates)
      .map(project)
      .filter(meetsPicture);
    const path = [...built, ...(style.kind === 'municipalities' ? fetched : [])]
      .map((line) => `M${line.map(([left, top]) => `${left.toFixed(1)} ${top.toFixed(1)}`).join('L')}`)
      .join('');
    const dash = style.dash === undefined ? '' : ` stroke-dasharray="${style.dash}"`;
    return `<path d="${path}" fill="${style.fill ?? 'none'}" stroke="${style.stroke}" stroke-width="${style.width}"${dash}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="17">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    '<g stroke-linejoin="round" stroke-linecap="round">',
    ...lines,
    '</g>',
    ...names(x, y, fetched.length > 0),
    scaleBar(),
    ...(fetched.length > 0 ? [credit()] : []),
    marker(width / 2, height / 2),
    '</svg>',
  ].join('\n');
}

/** Whether the box around a line has something in common with the picture. */
function meetsPicture(line: readonly (readonly [number, number])[]): boolean {
  const lefts = line.map(([left]) => left);
  const tops = line.map(([, top]) => top);
  return (
    Math.max(...lefts) >= 0 && Math.min(...lefts) <= width && Math.max(...tops) >= 0 && Math.min(...tops) <= height
  );
}

/** Where the name of a country may stand, beside the border: the first that is free. */
const countries = [
  {
    name: 'ESPAÑA',
    at: [
      [-6.8, 39.92],
      [-7.05, 39.55],
      [-7.3, 39.55],
      [-6.95, 39.35],
    ],
  },
  {
    name: 'PORTUGAL',
    at: [
      [-7.3, 40.05],
      [-7.75, 39.8],
      [-7.6, 39.4],
      [-7.2, 39.85],
    ],
  },
] as const;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Names of countries at their border and of towns, the larger ones first; none over another, the marker or the edge. */
function names(x: (longitude: number) => number, y: (latitude: number) => number, credited: boolean): string[] {
  const pin = { left: width / 2 - 20, right: width / 2 + 20, top: height / 2 - 44, bottom: height / 2 + 8 };
  const scale = { left: 0, right: 150, top: height - 34, bottom: height };
  const source = { left: width - 100, right: width, top: height - 20, bottom: height };
  const taken: Box[] = [pin, scale, ...(credited ? [source] : [])];
  const take = (box: Box): boolean => {
    const inside = box.left > 0 && box.right < width && box.top > 0 && box.bottom < height;
    const free = taken.every(
      (other) => box.left > other.right || box.right < other.left || box.top > other.bottom || box.bottom < other.top,
    );
    if (inside && free) taken.push(box);
    return inside && free;
  };
  const towns = placeLabels.flatMap(({ name, lng, lat }) => {
    const [left, top] = [x(lng), y(lat)];
    const [wide, lines] = [name.length * letter + 10, { top: top - 12, bottom: top + 12 }];
    const side = take({ left: left - 6, right: left + wide, ...lines })
      ? word(name, left + 8, top + 5)
      : take({ left: left - wide, right: left + 6, ...lines })
        ? word(name, left - 8, top + 5, ' text-anchor="end"')
        : null;
    if (side === null) return [];
    return [`<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="3.5" fill="${ink}"/>${side}`];
  });
  const lands = countries.flatMap(({ name, at }) => {
    const spot = at.find(([lng, lat]) =>
      take({ left: x(lng), right: x(lng) + name.length * 12, top: y(lat) - 12, bottom: y(lat) + 12 }),
    );
    return spot === undefined
      ? []
      : [word(name, x(spot[0]), y(spot[1]) + 5, ' letter-spacing="2" opacity=".65" font-size="14"')];
  });
  return [...towns, ...lands];
}

/** With the paper around it, so that a line beneath stays apart from it. */
function word(text: string, left: number, baseline: number, more = ''): string {
  const at = `x="${left.toFixed(1)}" y="${baseline.toFixed(1)}"`;
  return `<text ${at} fill="${ink}" stroke="${paper}" stroke-width="4" paint-order="stroke"${more}>${text}</text>`;
}

function scaleBar(): string {
  const { south, north } = placeMapBounds({ latitude: 0, longitude: 0 });
  const length = (kilometres / ((north - south) * degree)) * height;
  const [left, bottom] = [14, height - 14];
  return (
    `<path d="M${left} ${bottom - 6}V${bottom}H${(left + length).toFixed(1)}V${bottom - 6}" fill="none" stroke="${ink}" stroke-width="1.5"/>` +
    `<text x="${(left + length + 8).toFixed(1)}" y="${bottom}" fill="${ink}" font-size="15">${kilometres} km</text>`
  );
}

/** To whom the fetched borders are owed, as their licence asks: with the picture, wherever it is shown. */
function credit(): string {
  const at = `x="${width - 6}" y="${height - 6}" text-anchor="end"`;
  return `<text ${at} fill="${ink}" stroke="${paper}" stroke-width="3" paint-order="stroke" font-size="11">${municipalBordersCredit}</text>`;
}

/** A pin that stands on the point. */
function marker(left: number, top: number): string {
  return (
    `<path d="M${left} ${top}c-5-11-15-17-15-27a15 15 0 0 1 30 0c0 10-10 16-15 27z" fill="#a62b1f" stroke="#fff" stroke-width="2"/>` +
    `<circle cx="${left}" cy="${top - 27}" r="5.5" fill="#fff"/>`
  );
}
