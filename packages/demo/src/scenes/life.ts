import { between, seededRandom } from './random';

const round = (value: number) => Math.round(value * 10) / 10;

export interface TreeColors {
  trunk: string;
  shade: string;
  leaf: string;
  light: string;
}

/** A holm oak: low fork and a wide, rounded crown lit from one side. `size` is the height in pixels. */
export function oak(x: number, y: number, size: number, colors: TreeColors, seed: number): string {
  const random = seededRandom(seed);
  const [crownY, reach] = [y - size * 0.66, size * 0.56];
  const puffs = Array.from({ length: 26 }, () => {
    const angle = random() * Math.PI * 2;
    const distance = Math.sqrt(random());
    return {
      x: x + Math.cos(angle) * distance * reach * 0.85,
      y: crownY + Math.sin(angle) * distance * size * 0.21,
      r: size * between(random, 0.11, 0.19),
    };
  });
  const layer = (color: string, dx: number, dy: number, scale: number, opacity: number) =>
    `<g fill="${color}" opacity="${opacity}">${puffs.map((puff) => `<circle cx="${round(puff.x + dx)}" cy="${round(puff.y + dy)}" r="${round(puff.r * scale)}"/>`).join('')}</g>`;
  const w = size * 0.055;
  const trunk = `<path d="M${round(x - w)} ${y}C${round(x - w * 0.6)} ${round(y - size * 0.2)} ${round(x - w)} ${round(y - size * 0.3)} ${round(x - size * 0.2)} ${round(crownY)}L${round(x - size * 0.14)} ${round(crownY)}C${round(x - w * 0.2)} ${round(y - size * 0.34)} ${round(x + w * 0.4)} ${round(y - size * 0.36)} ${round(x + size * 0.16)} ${round(crownY)}L${round(x + size * 0.22)} ${round(crownY)}C${round(x + w * 1.3)} ${round(y - size * 0.3)} ${round(x + w)} ${round(y - size * 0.2)} ${round(x + w * 1.5)} ${y}Z" fill="${colors.trunk}"/>`;
  const shadow = `<ellipse cx="${round(x + size * 0.1)}" cy="${round(y + size * 0.01)}" rx="${round(size * 0.55)}" ry="${round(size * 0.05)}" fill="#1d2416" opacity="0.22"/>`;
  return (
    shadow +
    trunk +
    layer(colors.shade, 0, size * 0.04, 1.06, 1) +
    layer(colors.leaf, -size * 0.02, -size * 0.015, 0.92, 1) +
    layer(colors.light, -size * 0.05, -size * 0.06, 0.5, 0.55)
  );
}

/** A griffon vulture in flight seen from the side below: long fingered wings. `span` in pixels. */
export function vulture(x: number, y: number, span: number, turn: number, color: string): string {
  const s = span / 200;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${Math.round(s * 100) / 100})"><path d="M0 -6C14 -16 34 -30 58 -32C74 -33 88 -27 100 -34C97 -28 94 -25 90 -22L102 -25C98 -19 93 -17 88 -15L98 -15C93 -10 88 -8 82 -8L90 -5C70 4 44 2 26 6C18 9 13 13 10 20L13 32L5 27L0 30L-5 27L-13 32L-10 20C-13 13 -18 9 -26 6C-44 2 -70 4 -90 -5L-82 -8C-88 -8 -93 -10 -98 -15L-88 -15C-93 -17 -98 -19 -102 -25L-90 -22C-94 -25 -97 -28 -100 -34C-88 -27 -74 -33 -58 -32C-34 -30 -14 -16 0 -6Z" fill="${color}"/><ellipse cx="0" cy="-9" rx="5" ry="7" fill="${color}"/></g>`;
}

/** Small flowers scattered over a slope. */
export function flowers(top: number, bottom: number, colors: readonly string[], seed: number, count = 240): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const depth = random();
    return `<circle cx="${round(random() * 1366)}" cy="${round(top + depth * (bottom - top))}" r="${round(1.6 + depth * 5)}" fill="${colors[index % colors.length]}"/>`;
  }).join('');
}
