import { disc, grass, ridge, sky, water } from './land';

/** Reeds by a stream with a kingfisher on its perch. */
export function reeds(): string {
  const reed = (x: number, y: number, length: number, lean: number, head: boolean) =>
    `<path d="M${x} ${y}Q${x + lean * 0.3} ${y - length * 0.6} ${x + lean} ${y - length}" stroke="#6f7f3f" stroke-width="7" fill="none" stroke-linecap="round"/>${head ? `<rect x="${x + lean - 8}" y="${y - length - 20}" width="16" height="78" rx="8" fill="#6b4527" transform="rotate(${lean / 8} ${x + lean} ${y - length})"/>` : ''}`;
  const places = [
    [70, 560, -40],
    [140, 700, 30],
    [210, 480, 50],
    [290, 620, -20],
    [1080, 540, 40],
    [1150, 690, -30],
    [1220, 590, 30],
    [1300, 720, -50],
    [20, 640, 20],
    [1350, 500, 10],
    [370, 400, 40],
    [1010, 420, -30],
  ] as const;
  return [
    sky('mist', [
      [0, '#b9cfc4'],
      [0.4, '#e9ecd6'],
      [0.6, '#f5e8c4'],
      [1, '#dfd9ac'],
    ]),
    disc(980, 270, 54, '#fffbe6', 420),
    ridge({ y: 520, rise: 50, color: '#b3c3a5', seed: 61, foot: '#e0e0bd' }),
    ridge({ y: 590, rise: 40, color: '#8fa57d', seed: 62, foot: '#c4cc9d' }),
    water(640, 1024, ['#dfe2bd', '#5f8577'], '#fffdea', 63),
    grass(690, 170, ['#8ea25a', '#7b914b'], 64, 220),
    places.map(([x, length, lean], index) => reed(x, 1030, length, lean, index % 3 !== 1)).join(''),
    '<path d="M330 760Q620 660 900 720" stroke="#6b5238" stroke-width="20" fill="none" stroke-linecap="round"/><path d="M760 694Q820 650 850 600" stroke="#6b5238" stroke-width="10" fill="none" stroke-linecap="round"/>',
    '<g transform="translate(610 560) scale(1.35)"><path d="M30 96L52 150L30 146L18 104Z" fill="#1f6f93"/><path d="M-46 -18C-40 -56 20 -62 38 -22C58 20 54 74 26 104C4 116 -22 92 -28 56C-32 34 -46 10 -46 -18Z" fill="#2a8fb5"/><path d="M-28 22C-34 60 -20 104 14 108C-2 84 2 50 -2 26Z" fill="#e38a3d"/><path d="M-40 -34L-118 -18L-42 -8Z" fill="#2c2a2a"/><path d="M-44 -12C-30 -4 -12 -6 -4 -18L2 2C-14 16 -34 14 -42 4Z" fill="#e38a3d"/><path d="M-34 8L4 2C2 14 -16 24 -30 20Z" fill="#f8f3e4"/><circle cx="-24" cy="-32" r="8" fill="#15181a"/><circle cx="-27" cy="-35" r="2.6" fill="#fff"/><path d="M8 -6C40 12 46 60 24 96C16 66 6 32 8 -6Z" fill="#17607f"/><g fill="#8fd8e8"><circle cx="4" cy="-42" r="3"/><circle cx="16" cy="-34" r="3"/><circle cx="-6" cy="-48" r="3"/><circle cx="24" cy="20" r="3"/><circle cx="28" cy="42" r="3"/><circle cx="26" cy="64" r="3"/></g><path d="M-6 108L-10 122M8 110L8 124" stroke="#d5533a" stroke-width="6" stroke-linecap="round"/></g>',
    grass(990, 150, ['#5c7538', '#4c632f', '#7a9148'], 66, 200),
  ].join('');
}
