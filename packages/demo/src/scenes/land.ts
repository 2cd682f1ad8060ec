import { between, seededRandom } from './random';

/** Size of every scene in pixels. */
export const width = 1366;
export const height = 1024;

const round = (value: number) => Math.round(value * 10) / 10;

/** A whole-canvas gradient from top to bottom; stops are [offset, colour]. */
export function sky(id: string, stops: readonly (readonly [number, string])[]): string {
  const marks = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

/** Sun or moon with its halo. */
export function disc(x: number, y: number, radius: number, color: string, halo: number): string {
  const id = `halo-${Math.round(x)}-${Math.round(y)}`;
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="0.75"/><stop offset="0.4" stop-color="${color}" stop-opacity="0.22"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>
    <circle cx="${x}" cy="${y}" r="${halo}" fill="url(#${id})"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

interface RidgeOptions {
  y: number;
  rise: number;
  color: string;
  seed: number;
  /** 0 rolls, 1 breaks into rock. */
  rough?: number;
  /** Colour at its foot: mist between the ridges. */
  foot?: string;
}

/** A line of hills across the canvas, filled down to the bottom. */
export function ridge({ y, rise, color, seed, rough = 0, foot }: RidgeOptions): string {
  const random = seededRandom(seed);
  const waves = [1, 2.3, 4.1, 7.7].map((frequency, index) => ({
    frequency,
    phase: random() * 6.3,
    size: rise / (index + 1) ** 1.35,
  }));
  const points: string[] = [];
  for (let x = 0; x <= width; x += rough > 0 ? 14 : 24) {
    const roll = waves.reduce(
      (sum, wave) => sum + Math.sin((x / width) * 6.3 * wave.frequency * 0.8 + wave.phase) * wave.size,
      0,
    );
    points.push(`${x},${round(y - roll * 0.6 - rough * rise * 0.35 * random())}`);
  }
  const fill = foot ? `url(#ridge-${seed})` : color;
  const gradient = foot
    ? `<linearGradient id="ridge-${seed}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}"/><stop offset="0.75" stop-color="${foot}"/></linearGradient>`
    : '';
  return `${gradient}<polygon points="0,${height} ${points.join(' ')} ${width},${y} ${width},${height}" fill="${fill}"/>`;
}

/** Cracks in a rock: `slope` is how far they climb. */
export interface Cracks {
  color: string;
  slope: number;
}

/** An area with slightly broken sides, as rock is; its cracks stay inside. */
export function crag(
  points: readonly (readonly [number, number])[],
  color: string,
  seed: number,
  cracks?: Cracks,
): string {
  const random = seededRandom(seed);
  const broken: string[] = [];
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    for (let step = 0; step < 5; step += 1) {
      const along = step / 5;
      broken.push(
        `${round(x + (nextX - x) * along + between(random, -9, 9))},${round(y + (nextY - y) * along + between(random, -9, 9))}`,
      );
    }
  });
  const rock = `<polygon points="${broken.join(' ')}" fill="${color}"/>`;
  if (!cracks) return rock;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const lines = strata(
    left,
    top,
    Math.max(...xs) - left,
    Math.max(...ys) - top,
    cracks.color,
    seed + 500,
    cracks.slope,
  );
  return `${rock}<clipPath id="crag-${seed}"><polygon points="${broken.join(' ')}"/></clipPath><g clip-path="url(#crag-${seed})">${lines}</g>`;
}

/** Strata and cracks within a rectangle of rock. */
export function strata(
  x: number,
  y: number,
  wide: number,
  high: number,
  color: string,
  seed: number,
  slope = 0.25,
): string {
  const random = seededRandom(seed);
  const lines = Array.from({ length: 26 }, () => {
    const [fromX, fromY, length] = [
      x + random() * wide,
      y + random() * high,
      between(random, 20, Math.max(60, wide / 3)),
    ];
    return `M${round(fromX)} ${round(fromY)}l${round(length)} ${round(-length * slope + between(random, -6, 6))}`;
  });
  return `<path d="${lines.join('')}" stroke="${color}" stroke-width="3" fill="none" opacity="0.4" stroke-linecap="round"/>`;
}

/** Still water between two heights, with glints that grow towards the viewer. */
export function water(
  top: number,
  bottom: number,
  colors: readonly [string, string],
  glint: string,
  seed: number,
): string {
  const random = seededRandom(seed);
  const glints = Array.from({ length: 90 }, () => {
    const depth = random() ** 1.4;
    const length = 24 + depth * 170;
    return `<rect x="${round(random() * width - length / 2)}" y="${round(top + 6 + depth * (bottom - top - 8))}" width="${round(length)}" height="${round(1.2 + depth * 3.4)}" rx="2" opacity="${round(0.12 + random() * 0.35)}"/>`;
  });
  return `<linearGradient id="water-${seed}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors[0]}"/><stop offset="1" stop-color="${colors[1]}"/></linearGradient>
    <rect y="${top}" width="${width}" height="${bottom - top}" fill="url(#water-${seed})"/><g fill="${glint}">${glints.join('')}</g>`;
}

/** Blades of grass along a line. */
export function grass(y: number, high: number, colors: readonly string[], seed: number, count = 260): string {
  const random = seededRandom(seed);
  const blades = colors.map((color, layer) => {
    const paths = Array.from({ length: Math.round(count / colors.length) }, () => {
      const [x, length, lean] = [random() * width, high * between(random, 0.4, 1), between(random, -0.4, 0.4)];
      const base = y + layer * 14 + random() * 40;
      return `M${round(x)} ${round(base)}q${round(lean * length * 0.3)} ${round(-length * 0.6)} ${round(lean * length)} ${round(-length)}`;
    });
    return `<path d="${paths.join('')}" stroke="${color}" stroke-width="3.2" fill="none" stroke-linecap="round"/>`;
  });
  return blades.join('');
}

/** Stars, denser along a band that leans across the sky. */
export function stars(count: number, bottom: number, seed: number): string {
  const random = seededRandom(seed);
  const dots = Array.from({ length: count }, () => {
    const inBand = random() < 0.55;
    const x = random() * width;
    const y = inBand ? bottom * 0.9 - x * 0.42 + (random() + random() + random() - 1.5) * 190 : random() * bottom;
    const size = random() ** 6 * 2.6 + 0.7;
    return y < 0 || y > bottom
      ? ''
      : `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" opacity="${round(0.35 + random() * 0.65)}"/>`;
  });
  return `<g fill="#fdf6e3">${dots.join('')}</g>`;
}

/** The Milky Way's glow along the band of `stars`. */
export function milkyWay(bottom: number, color: string): string {
  const glow = [260, 170, 90].map(
    (wide, index) =>
      `<ellipse cx="683" cy="${bottom * 0.9 - 287}" rx="1000" ry="${wide}" transform="rotate(-23 683 ${bottom * 0.9 - 287})" fill="url(#milky)" opacity="${0.35 + index * 0.2}"/>`,
  );
  return `<radialGradient id="milky"><stop offset="0" stop-color="${color}" stop-opacity="0.55"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>${glow.join('')}`;
}
