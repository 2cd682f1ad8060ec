import type { MultiLineString, MultiPolygon, Position } from 'geojson';

/** The outlines of the two countries are of different makers: along the border they are up to this many degrees apart. */
const gap = 0.035;
/** A degree of longitude is that much shorter than one of latitude here. */
const narrowing = Math.cos((39.5 * Math.PI) / 180);

type Segment = readonly [from: Position, to: Position];

/**
 * Makes one border of two: `seam` covers what lies between them, and `lines` are those of the one country that do not
 * run along the other's.
 */
export function joinBorder(
  lines: MultiLineString,
  other: MultiLineString,
): { lines: MultiLineString; seam: MultiPolygon } {
  const near = segmentsOf(other).filter(isNear(segmentsOf(lines)));
  const isAlong = isNear(near);
  const seam: MultiPolygon = { type: 'MultiPolygon', coordinates: near.map((segment) => [ribbon(segment)]) };
  return {
    lines: {
      type: 'MultiLineString',
      coordinates: lines.coordinates.flatMap((line) => withoutSegments(line, isAlong)),
    },
    seam,
  };
}

function segmentsOf({ coordinates }: MultiLineString): Segment[] {
  return coordinates.flatMap((line) => pairs(line));
}

function pairs(line: readonly Position[]): Segment[] {
  return line.slice(1).map((to, index): Segment => [line[index] ?? to, to]);
}

/** Whether both ends of a segment are no further than the gap from some of `segments`. */
function isNear(segments: readonly Segment[]) {
  return ([from, to]: Segment) => [from, to].every((end) => segments.some((other) => liesWithin(end, other)));
}

function liesWithin([x = 0, y = 0]: Position, [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]: Segment): boolean {
  if (Math.min(y1, y2) > y + gap || Math.max(y1, y2) < y - gap) return false;
  const [ax, ay] = [(x1 - x) * narrowing, y1 - y];
  const [dx, dy] = [(x2 - x1) * narrowing, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + along * dx, ay + along * dy) <= gap;
}

/** The pieces of a line that are left when some of its segments go. */
function withoutSegments(line: readonly Position[], isGone: (segment: Segment) => boolean): Position[][] {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  for (const segment of pairs(line)) {
    if (isGone(segment)) {
      if (piece.length > 0) pieces.push(piece);
      piece = [];
    } else {
      piece = piece.length > 0 ? [...piece, segment[1]] : [...segment];
    }
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

/** A rectangle around a segment that reaches over the gap on every side. */
function ribbon([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]: Segment): Position[] {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [((x2 - x1) / length) * gap, ((y2 - y1) / length) * gap];
  return [
    [x1 - ux - uy, y1 - uy + ux],
    [x1 - ux + uy, y1 - uy - ux],
    [x2 + ux + uy, y2 + uy - ux],
    [x2 + ux - uy, y2 + uy + ux],
    [x1 - ux - uy, y1 - uy + ux],
  ];
}
