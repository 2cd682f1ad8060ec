import { crag, disc, grass, ridge, sky, strata } from './land';
import { flowers, oak, type TreeColors, vulture } from './life';

const holm: TreeColors = { trunk: '#4a3a2c', shade: '#2f4229', leaf: '#466038', light: '#8a9a55' };
const far: TreeColors = { trunk: '#6b5b45', shade: '#5c6a45', leaf: '#72804f', light: '#a5a765' };

/** Holm oaks over summer pasture in the last light. */
export function dehesa(): string {
  return [
    sky('gold', [
      [0, '#86a9b8'],
      [0.38, '#e6d9bd'],
      [0.58, '#f7dca1'],
      [1, '#e8b766'],
    ]),
    disc(1060, 400, 50, '#fff4d2', 460),
    ridge({ y: 520, rise: 60, color: '#a9a48d', seed: 71, foot: '#e3c68e' }),
    ridge({ y: 580, rise: 44, color: '#93946b', seed: 72, foot: '#d8b56c' }),
    oak(130, 628, 96, far, 1),
    oak(300, 640, 120, far, 2),
    oak(520, 632, 92, far, 3),
    oak(900, 636, 110, far, 4),
    oak(1240, 640, 130, far, 5),
    ridge({ y: 660, rise: 30, color: '#d3b062', seed: 73, foot: '#c09449' }),
    oak(700, 760, 190, { ...far, leaf: '#5d7043', shade: '#43552f' }, 6),
    ridge({ y: 800, rise: 34, color: '#c39a4b', seed: 74, foot: '#9c7434' }),
    oak(1110, 868, 380, holm, 7),
    oak(290, 910, 540, holm, 8),
    '<g fill="#7a3b22"><path d="M700 868c4-26 20-34 54-34h66c18 0 30-8 40-18l12 4-4 18c-10 14-16 20-18 38l-6 52h-12l-4-42h-68l-8 42h-14l-2-50c-14 2-20 14-20 34h-8c-4-18-8-30-8-44Z"/><path d="M870 816l-6-14 16 6 14-6-6 16Z" fill="#e9dcc0"/></g>',
    '<g fill="#8a4527" transform="translate(300 116) scale(0.72)"><path d="M700 868c4-26 20-34 54-34h66c18 0 30-8 40-18l12 4-4 18c-10 14-16 20-18 38l-6 52h-12l-4-42h-68l-8 42h-14l-2-50c-14 2-20 14-20 34h-8c-4-18-8-30-8-44Z"/></g>',
    grass(990, 120, ['#a87f38', '#c79e50', '#8d6a2d'], 75, 420),
    vulture(560, 210, 150, -6, '#5c5446'),
    vulture(720, 290, 84, 10, '#716856'),
  ].join('');
}

/** Cork oaks just stripped, red trunks among lavender. */
export function corkOaks(): string {
  const tree = (x: number, y: number, size: number, seed: number) => {
    const crown = oak(x, y, size, { trunk: '#6d5a46', shade: '#3d5233', leaf: '#587043', light: '#9aa861' }, seed);
    const [w, top] = [size * 0.068, y - size * 0.4];
    return `${crown}<path d="M${x - w} ${y}C${x - w * 0.7} ${y - size * 0.2} ${x - w * 0.8} ${y - size * 0.3} ${x - w} ${top}H${x + w * 1.2}C${x + w} ${y - size * 0.3} ${x + w} ${y - size * 0.2} ${x + w * 1.5} ${y}Z" fill="#a4502c"/><path d="M${x + w * 0.3} ${y}C${x + w * 0.3} ${y - size * 0.2} ${x + w * 0.4} ${y - size * 0.3} ${x + w * 0.5} ${top}H${x + w * 1.2}C${x + w} ${y - size * 0.3} ${x + w} ${y - size * 0.2} ${x + w * 1.5} ${y}Z" fill="#7b3a20" opacity="0.7"/><path d="M${x - w * 1.15} ${top}H${x + w * 1.35}V${top - size * 0.035}H${x - w * 1.15}Z" fill="#8a7761"/>`;
  };
  return [
    sky('clear', [
      [0, '#74a9c4'],
      [0.45, '#d3e4de'],
      [1, '#eef0d8'],
    ]),
    ridge({ y: 470, rise: 60, color: '#9fb6a8', seed: 81, foot: '#cdd8bb' }),
    ridge({ y: 540, rise: 50, color: '#7f9b70', seed: 82, foot: '#b7c78d' }),
    tree(180, 640, 150, 1),
    tree(480, 634, 130, 2),
    tree(760, 640, 150, 3),
    tree(1260, 650, 170, 4),
    ridge({ y: 676, rise: 30, color: '#a9b667', seed: 83, foot: '#8ba050' }),
    flowers(690, 830, ['#8f6fb0', '#a68ac2', '#7a5a9c'], 84, 320),
    tree(620, 820, 330, 5),
    ridge({ y: 846, rise: 24, color: '#8ca24f', seed: 85, foot: '#627a37' }),
    flowers(860, 1010, ['#8f6fb0', '#b79ad0', '#7a5a9c', '#f3ead2'], 86, 340),
    tree(1080, 920, 600, 6),
    tree(230, 940, 470, 7),
    '<g transform="translate(560 930)"><path d="M-70 20C-70 -40 60 -44 70 16L52 18C40 -22 -46 -20 -52 22Z" fill="#8a7761"/><path d="M-52 22C-46 -20 40 -22 52 18Z" fill="#c98a5c"/><path d="M-30 44C-30 -6 100 -14 112 40L94 42C82 6 -6 8 -12 46Z" fill="#7a6a55"/><path d="M-12 46C-6 8 82 6 94 42Z" fill="#b97a4e"/></g>',
    grass(1000, 90, ['#546b2e', '#6d8540'], 87, 300),
  ].join('');
}

/** A lynx print in the damp sand of a track, under the trees. */
export function lynxTrack(): string {
  const print = (x: number, y: number, scale: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${scale * 0.72})"><g fill="#7a5a3a"><path d="M-46 30C-52 -2 -20 -22 0 -22C20 -22 52 -2 46 30C42 52 22 44 14 54C8 60 -8 60 -14 54C-22 44 -42 52 -46 30Z"/><ellipse cx="-58" cy="-34" rx="19" ry="27" transform="rotate(-24 -58 -34)"/><ellipse cx="-22" cy="-68" rx="19" ry="28" transform="rotate(-8 -22 -68)"/><ellipse cx="24" cy="-66" rx="19" ry="28" transform="rotate(10 24 -66)"/><ellipse cx="58" cy="-30" rx="19" ry="27" transform="rotate(26 58 -30)"/></g><g fill="#55391f" opacity="0.8"><path d="M-38 30C-40 6 -18 -10 0 -12C18 -10 40 6 38 30C30 40 20 34 10 44C6 48 -6 48 -10 44C-20 34 -30 40 -38 30Z"/><ellipse cx="-56" cy="-30" rx="13" ry="19" transform="rotate(-24 -56 -30)"/><ellipse cx="-21" cy="-63" rx="13" ry="20" transform="rotate(-8 -21 -63)"/><ellipse cx="23" cy="-61" rx="13" ry="20" transform="rotate(10 23 -61)"/><ellipse cx="56" cy="-26" rx="13" ry="19" transform="rotate(26 56 -26)"/></g></g>`;
  return [
    sky('shade', [
      [0, '#9fb79a'],
      [0.4, '#dfe3bb'],
      [1, '#e7d9a4'],
    ]),
    disc(700, 300, 30, '#fffbe0', 380),
    ridge({ y: 430, rise: 40, color: '#a9b98c', seed: 91, foot: '#d7d9a5' }),
    [60, 210, 390, 930, 1100, 1290]
      .map((x, index) =>
        oak(
          x,
          560,
          190 + (index % 3) * 40,
          { trunk: '#6a5a44', shade: '#56693f', leaf: '#6f8350', light: '#aab272' },
          index + 11,
        ),
      )
      .join(''),
    ridge({ y: 560, rise: 20, color: '#a8a865', seed: 92, foot: '#8f9350' }),
    '<path d="M640 552C600 640 420 760 200 1040H1180C1010 800 800 650 740 552Z" fill="#cfae7a"/><path d="M660 560C640 660 520 800 400 1040H980C880 820 760 660 716 560Z" fill="#dbbd8b"/>',
    print(668, 612, 0.16, 4),
    print(716, 650, 0.24, -4),
    print(650, 704, 0.38, 6),
    print(742, 780, 0.62, -6),
    print(620, 900, 1.25, 5),
    oak(60, 860, 600, holm, 20),
    oak(1330, 880, 640, holm, 21),
    '<g fill="#5c6f37"><ellipse cx="150" cy="940" rx="180" ry="70"/><ellipse cx="1260" cy="960" rx="190" ry="76"/></g><g fill="#7d9049"><ellipse cx="40" cy="1000" rx="170" ry="60"/><ellipse cx="1370" cy="1010" rx="160" ry="60"/></g>',
    grass(1000, 110, ['#566a30', '#71843f'], 94, 130),
  ].join('');
}

/** A nest box on an old trunk and a blue tit, in spring. */
export function nestBox(): string {
  return [
    sky('spring', [
      [0, '#8fc1cf'],
      [0.5, '#dbeada'],
      [1, '#f0f1cf'],
    ]),
    ridge({ y: 560, rise: 50, color: '#a8c39d', seed: 101, foot: '#d4e0ae' }),
    oak(980, 690, 200, far, 31),
    oak(1220, 700, 240, far, 32),
    ridge({ y: 690, rise: 36, color: '#a6bf62', seed: 102, foot: '#7f9e45' }),
    flowers(720, 1010, ['#f6d55c', '#ffffff', '#e37f8a', '#c9a0dc'], 103, 420),
    '<path d="M250 1040C300 800 290 520 210 -20H560C520 300 530 620 640 1040Z" fill="#7a654e"/><path d="M440 1040C470 760 450 400 470 -20H560C520 300 530 620 640 1040Z" fill="#5c4a38" opacity="0.7"/>',
    strata(270, 60, 220, 900, '#4b3b2c', 104, 3),
    '<path d="M470 130C700 80 900 120 1100 60" stroke="#6b563f" stroke-width="44" fill="none" stroke-linecap="round"/>',
    [
      [620, 40],
      [760, 120],
      [900, 30],
      [1040, 110],
      [1180, 40],
      [700, -10],
      [980, -20],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          `<ellipse cx="${x}" cy="${y}" rx="120" ry="64" fill="${['#557a3c', '#6d9148', '#466a33'][index % 3]}"/>`,
      )
      .join(''),
    '<g transform="translate(330 400)"><rect x="14" y="10" width="210" height="270" rx="6" fill="#2a1f14" opacity="0.25"/><rect width="210" height="270" rx="6" fill="#c9975b"/><path d="M0 68H210M0 136H210M0 204H210" stroke="#a97a45" stroke-width="4"/><path d="M-26 8L105 -54L236 8L226 26L105 -28L-16 26Z" fill="#a3512f"/><circle cx="105" cy="104" r="34" fill="#3a2817"/><circle cx="105" cy="104" r="34" fill="none" stroke="#8d6233" stroke-width="7"/><rect x="96" y="168" width="18" height="12" rx="5" fill="#8d6233"/></g>',
    '<g transform="translate(820 470) scale(1.5)"><path d="M70 40L140 62L132 76L64 62Z" fill="#3f7fb0"/><path d="M-60 0C-56 -44 6 -58 40 -26C76 4 82 56 40 78C-6 98 -54 70 -58 30Z" fill="#f1cf4f"/><path d="M4 -20C50 -14 88 30 74 62C44 62 8 30 4 -20Z" fill="#5a94bd"/><path d="M-62 -6C-66 -46 -30 -66 -2 -56C10 -50 18 -40 18 -28C-6 -12 -40 -4 -62 -6Z" fill="#fbfaf2"/><path d="M-54 -40C-44 -64 -10 -70 10 -46C-10 -54 -36 -52 -54 -40Z" fill="#3f7fb0"/><path d="M-66 -22L18 -26" stroke="#22313d" stroke-width="8"/><path d="M-62 -18L-88 -10L-60 -4Z" fill="#3a3f44"/><circle cx="-34" cy="-24" r="6" fill="#0f1417"/><path d="M-4 84L-8 112M22 82L24 112" stroke="#54616c" stroke-width="6" stroke-linecap="round"/></g><path d="M700 648C860 628 1040 650 1200 600" stroke="#6b563f" stroke-width="22" fill="none" stroke-linecap="round"/>',
    '<g fill="#6d9148"><ellipse cx="1120" cy="600" rx="50" ry="20" transform="rotate(-24 1120 600)"/><ellipse cx="1200" cy="570" rx="50" ry="20" transform="rotate(-40 1200 570)"/><ellipse cx="1060" cy="668" rx="46" ry="18" transform="rotate(20 1060 668)"/></g>',
    grass(1000, 130, ['#6d8d3a', '#86a64c', '#557330'], 105, 300),
  ].join('');
}

/** A granite village under its castle hill, in afternoon light. */
export function graniteVillage(): string {
  const house = (x: number, y: number, w: number, h: number, wall: string, roof: string) =>
    `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="${wall}"/><path d="M${x - 8} ${y - h}L${x + w * 0.5} ${y - h - w * 0.3}L${x + w + 8} ${y - h}Z" fill="${roof}"/><rect x="${x + w * 0.62}" y="${y - h}" width="${w * 0.38}" height="${h}" fill="#3c3028" opacity="0.16"/><rect x="${x + w * 0.18}" y="${y - h * 0.7}" width="${w * 0.15}" height="${h * 0.24}" fill="#3f4a52"/><rect x="${x + w * 0.46}" y="${y - h * 0.48}" width="${w * 0.18}" height="${h * 0.48}" fill="#6a3f2a"/>`;
  const walls = ['#cdbda6', '#d9ccb6', '#bfae97', '#e4dac8'] as const;
  const roofs = ['#b5613a', '#a4552f', '#c2703f'] as const;
  const rows = [
    [240, 640, 90, 60],
    [350, 620, 80, 70],
    [450, 632, 96, 64],
    [566, 612, 84, 70],
    [668, 630, 100, 62],
    [790, 616, 86, 70],
    [900, 636, 96, 60],
    [1010, 650, 84, 58],
    [180, 728, 124, 88],
    [330, 716, 116, 96],
    [470, 730, 132, 86],
    [630, 718, 120, 98],
    [776, 732, 130, 86],
    [930, 722, 120, 90],
    [1076, 738, 116, 82],
  ] as const;
  return [
    sky('warm', [
      [0, '#6f9cc0'],
      [0.45, '#dcd9cf'],
      [0.7, '#f5dcb4'],
      [1, '#ecc58d'],
    ]),
    ridge({ y: 600, rise: 70, color: '#a8b0ac', seed: 111, foot: '#d9ccb0' }),
    crag(
      [
        [60, 720],
        [260, 560],
        [420, 430],
        [520, 330],
        [620, 270],
        [760, 262],
        [860, 330],
        [960, 440],
        [1120, 560],
        [1330, 720],
      ],
      '#8c8a6c',
      112,
      { color: '#69684f', slope: 0.2 },
    ),
    '<g fill="#a79f8e"><ellipse cx="440" cy="500" rx="60" ry="42"/><ellipse cx="880" cy="470" rx="64" ry="46"/><ellipse cx="1000" cy="560" rx="70" ry="46"/><ellipse cx="560" cy="420" rx="40" ry="30"/></g><g fill="#6d7a4b"><ellipse cx="330" cy="570" rx="70" ry="30"/><ellipse cx="760" cy="450" rx="60" ry="26"/><ellipse cx="640" cy="520" rx="80" ry="30"/></g>',
    '<g fill="#9b8f7b"><path d="M560 330V236H576V220H592V236H608V220H624V236H640V330ZM640 330V262H660V250H678V262H696V250H714V262H740V330ZM740 330V190H752V172H768V190H784V172H800V190H814V330Z"/><path d="M782 190H814V330H782ZM616 236H640V330H616Z" fill="#766b5a" opacity="0.6"/><rect x="768" y="226" width="14" height="30" fill="#4a4238"/></g>',
    rows
      .map(([x, y, w, h], index) => house(x, y, w, h, walls[index % 4] ?? walls[0], roofs[index % 3] ?? roofs[0]))
      .join(''),
    '<path d="M604 700V560L640 520L676 560V700Z" fill="#efe6d4"/><path d="M640 520L676 560V700H640Z" fill="#b9a98f" opacity="0.5"/><path d="M620 600A20 20 0 0 1 660 600V626H620Z" fill="#5a4a3a"/><path d="M640 496V520M630 506H650" stroke="#5a4a3a" stroke-width="5"/>',
    ridge({ y: 752, rise: 24, color: '#b5a85f', seed: 114, foot: '#8f8a45' }),
    oak(140, 880, 260, holm, 41),
    oak(1210, 900, 320, holm, 42),
    [430, 560, 700, 850, 990]
      .map((x, index) =>
        oak(
          x,
          860 + (index % 2) * 30,
          96 + index * 8,
          { trunk: '#6a5a48', shade: '#6d7a58', leaf: '#8d9a74', light: '#b9c09a' },
          43 + index,
        ),
      )
      .join(''),
    '<g fill="#a39a8a"><path d="M0 960L140 944L300 962L470 946L640 964L820 948L1000 966L1180 950L1366 962V1024H0Z"/></g><g stroke="#7f776a" stroke-width="4" opacity="0.7"><path d="M0 990H1366M90 960V990M250 958V990M420 960V990M600 958V990M760 960V990M930 962V990M1110 960V990M1280 962V990M160 990V1024M340 990V1024M520 990V1024M690 990V1024M850 990V1024M1020 990V1024M1200 990V1024"/></g>',
    grass(962, 50, ['#8f8f45', '#737a38'], 115, 160),
  ].join('');
}
