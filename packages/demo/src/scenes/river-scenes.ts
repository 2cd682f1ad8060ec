import { crag, disc, ridge, sky, water } from './land';
import { vulture } from './life';

/** Griffon vultures leaving a quartzite crag at sunrise. */
export function vultures(): string {
  return [
    sky('dawn', [
      [0, '#7f9db5'],
      [0.35, '#d9c7b4'],
      [0.62, '#f6d9a8'],
      [1, '#efc08a'],
    ]),
    disc(1010, 470, 46, '#fff3d6', 420),
    ridge({ y: 610, rise: 60, color: '#b79f8f', seed: 3, foot: '#e6c6a0' }),
    ridge({ y: 690, rise: 70, color: '#8d8474', seed: 8, foot: '#c9aa86' }),
    crag(
      [
        [-20, 1040],
        [-20, 250],
        [70, 190],
        [170, 215],
        [235, 300],
        [300, 330],
        [350, 470],
        [430, 560],
        [470, 720],
        [560, 830],
        [600, 1040],
      ],
      '#5f5a52',
      4,
    ),
    crag(
      [
        [-20, 1040],
        [-20, 330],
        [80, 270],
        [160, 330],
        [200, 450],
        [270, 540],
        [300, 720],
        [390, 860],
        [410, 1040],
      ],
      '#75695c',
      9,
      { color: '#423d38', slope: 0.5 },
    ),
    crag(
      [
        [1400, 1040],
        [1400, 560],
        [1300, 600],
        [1230, 690],
        [1150, 760],
        [1100, 1040],
      ],
      '#6d6458',
      14,
      { color: '#4a443d', slope: -0.4 },
    ),
    water(868, 1024, ['#b9a98f', '#6f7f79'], '#fbe9c8', 5),
    crag(
      [
        [-20, 1040],
        [-20, 830],
        [150, 850],
        [330, 920],
        [520, 1040],
      ],
      '#3a3a30',
      2,
    ),
    vulture(640, 330, 330, -8, '#3b332c'),
    vulture(905, 235, 190, 12, '#4a4038'),
    vulture(1120, 340, 120, -4, '#5a4e43'),
    vulture(480, 165, 130, 6, '#5a4e43'),
    vulture(800, 490, 90, -14, '#6b5c4f'),
    vulture(1230, 190, 70, 4, '#7a6a5b'),
  ].join('');
}

/** An electric boat on the flooded gorge, a bank in each country. */
export function boat(): string {
  return [
    sky('noon', [
      [0, '#6fa7c7'],
      [0.45, '#cfe3e3'],
      [1, '#e9efe2'],
    ]),
    ridge({ y: 430, rise: 70, color: '#9db4a5', seed: 12, foot: '#c8d6c8' }),
    ridge({ y: 500, rise: 60, color: '#7d9a7b', seed: 7, foot: '#a9bf9e' }),
    water(560, 1024, ['#9fc4c4', '#2f6a78'], '#eefaf4', 6),
    crag(
      [
        [-20, 780],
        [-20, 300],
        [110, 280],
        [220, 380],
        [330, 470],
        [420, 600],
        [300, 690],
        [140, 760],
      ],
      '#7b7a5e',
      17,
      { color: '#5a5a44', slope: 0.5 },
    ),
    crag(
      [
        [1390, 800],
        [1390, 270],
        [1250, 330],
        [1150, 430],
        [1040, 520],
        [930, 600],
        [1080, 690],
        [1240, 750],
      ],
      '#8a8465',
      23,
      { color: '#625d45', slope: -0.45 },
    ),
    '<g fill="#4d6a39"><ellipse cx="1270" cy="420" rx="70" ry="34"/><ellipse cx="1180" cy="480" rx="46" ry="20"/><ellipse cx="1330" cy="560" rx="60" ry="30"/><ellipse cx="90" cy="430" rx="66" ry="30"/><ellipse cx="200" cy="540" rx="52" ry="24"/><ellipse cx="40" cy="620" rx="60" ry="28"/></g>',
    '<g opacity="0.25" fill="#24485a"><ellipse cx="690" cy="800" rx="300" ry="26"/></g>',
    '<path d="M430 730H930C920 778 890 800 850 800H500C465 800 442 776 430 730Z" fill="#f4efe2"/><path d="M436 752H924C918 772 908 786 892 794H474C456 786 444 772 436 752Z" fill="#b5623a"/>',
    '<path d="M500 600H850L872 622H482Z" fill="#2f5d4c"/><g fill="#e9e2cf"><rect x="512" y="622" width="9" height="110"/><rect x="664" y="622" width="9" height="110"/><rect x="836" y="622" width="9" height="110"/></g><rect x="470" y="700" width="430" height="32" fill="#dcd3bd"/>',
    ['#c8763f', '#3f6f86', '#d8b04c', '#6a8a4f', '#a34f4a', '#4a5f8a']
      .map(
        (color, index) =>
          `<g transform="translate(${548 + index * 50} 664)"><path d="M-15 38C-15 14 15 14 15 38Z" fill="${color}"/><circle cy="8" r="10" fill="#c99b78"/><path d="M-11 6A11 11 0 0 1 11 6Z" fill="#5a4636"/></g>`,
      )
      .join(''),
    '<path d="M360 815Q430 800 470 806M930 806Q1000 800 1060 818M320 850Q420 828 500 836" stroke="#f2fbf6" stroke-width="5" fill="none" opacity="0.7" stroke-linecap="round"/>',
    vulture(560, 190, 150, 8, '#50594f'),
    vulture(760, 130, 90, -8, '#667066'),
  ].join('');
}

/** The Roman bridge of Alcántara in the evening. */
export function bridge(): string {
  const arches = [
    [210, 70],
    [360, 105],
    [545, 148],
    [815, 148],
    [1000, 105],
    [1150, 70],
  ] as const;
  const deck = 452;
  const pier = (x: number, wide: number, foot: number) =>
    `<path d="M${x - wide} ${deck}H${x + wide}L${x + wide * 1.25} ${foot}H${x - wide * 1.25}Z" fill="#b8926a"/><path d="M${x} ${deck}H${x + wide}L${x + wide * 1.25} ${foot}H${x}Z" fill="#8f6c4d" opacity="0.55"/>`;
  return [
    sky('evening', [
      [0, '#5f7ea0'],
      [0.35, '#c6b3b1'],
      [0.6, '#f1c79a'],
      [1, '#e9a878'],
    ]),
    disc(330, 330, 40, '#ffedc9', 320),
    ridge({ y: 470, rise: 80, color: '#8e8a86', seed: 31, foot: '#cda78a' }),
    ridge({ y: 560, rise: 60, color: '#6f6b58', seed: 36, foot: '#a1805f' }),
    water(770, 1024, ['#d9a982', '#4f6672'], '#ffe6bf', 32),
    `<mask id="arches"><rect width="1366" height="1024" fill="#fff"/>${arches.map(([x, r]) => `<path d="M${x - r} 1024V${deck + 30 + r}A${r} ${r} 0 0 1 ${x + r} ${deck + 30 + r}V1024Z" fill="#000"/>`).join('')}</mask>`,
    `<g mask="url(#arches)"><path d="M60 ${deck}H1306V600L1240 660 1180 760 1080 850 900 900H460L280 850 180 760 120 660 60 600Z" fill="#c9a27a"/><path d="M60 ${deck + 60}H1306" stroke="#a67f5a" stroke-width="5" opacity="0.6"/></g>`,
    `<g fill="none" stroke="#a27b57" stroke-width="12">${arches.map(([x, r]) => `<path d="M${x - r - 4} ${deck + 30 + r}A${r + 4} ${r + 4} 0 0 1 ${x + r + 4} ${deck + 30 + r}"/>`).join('')}</g>`,
    [pier(285, 20, 800), pier(429, 22, 860), pier(680, 34, 900), pier(931, 22, 860), pier(1076, 20, 800)].join(''),
    `<rect x="40" y="${deck - 22}" width="1286" height="26" fill="#dcb78d"/><rect x="40" y="${deck}" width="1286" height="8" fill="#9a7553"/>`,
    `<path d="M646 ${deck - 22}V330H714V${deck - 22}H696V392A16 16 0 0 0 664 392V${deck - 22}Z" fill="#c79d72"/><path d="M636 332H724V316H636Z" fill="#dcb78d"/>`,
    crag(
      [
        [-20, 1040],
        [-20, 520],
        [70, 540],
        [140, 650],
        [200, 770],
        [330, 880],
        [420, 1040],
      ],
      '#5b523f',
      37,
    ),
    crag(
      [
        [1390, 1040],
        [1390, 500],
        [1300, 540],
        [1220, 650],
        [1160, 770],
        [1030, 890],
        [950, 1040],
      ],
      '#50493a',
      38,
    ),
    '<g fill="#56633a"><ellipse cx="60" cy="640" rx="90" ry="40"/><ellipse cx="150" cy="790" rx="100" ry="40"/><ellipse cx="280" cy="930" rx="120" ry="46"/><ellipse cx="1310" cy="640" rx="96" ry="40"/><ellipse cx="1210" cy="800" rx="96" ry="40"/><ellipse cx="1090" cy="940" rx="120" ry="44"/></g>',
    vulture(930, 190, 150, -10, '#4d4642'),
    vulture(1090, 260, 90, 6, '#655b54'),
  ].join('');
}

/** The river passing between two quartzite crests: the gates of Ródão. */
export function gorge(): string {
  return [
    sky('morning', [
      [0, '#5c93b8'],
      [0.4, '#b9d5dd'],
      [0.7, '#f0e6cf'],
      [1, '#eadfc4'],
    ]),
    ridge({ y: 520, rise: 46, color: '#a7bcc0', seed: 51, foot: '#d8dfd4' }),
    ridge({ y: 585, rise: 46, color: '#87a394', seed: 52, foot: '#c0cdb5' }),
    water(650, 1024, ['#bcd3d0', '#3f7480'], '#f7fbf0', 53),
    crag(
      [
        [-20, 1040],
        [-20, 330],
        [90, 240],
        [210, 170],
        [330, 210],
        [400, 150],
        [470, 240],
        [520, 400],
        [560, 520],
        [590, 690],
        [500, 800],
        [300, 920],
        [200, 1040],
      ],
      '#7d7a67',
      54,
    ),
    crag(
      [
        [-20, 1040],
        [-20, 430],
        [120, 330],
        [240, 300],
        [330, 390],
        [380, 520],
        [400, 680],
        [300, 850],
        [120, 1040],
      ],
      '#96886c',
      55,
      { color: '#5b5646', slope: 0.75 },
    ),
    crag(
      [
        [1390, 1040],
        [1390, 300],
        [1270, 210],
        [1150, 240],
        [1060, 190],
        [980, 290],
        [930, 430],
        [880, 560],
        [850, 690],
        [950, 800],
        [1120, 910],
        [1220, 1040],
      ],
      '#706d5d',
      57,
    ),
    crag(
      [
        [1390, 1040],
        [1390, 420],
        [1240, 340],
        [1130, 400],
        [1070, 520],
        [1040, 690],
        [1130, 840],
        [1290, 1040],
      ],
      '#8a7d64',
      58,
      { color: '#4f4a3d', slope: -0.75 },
    ),
    '<g fill="#5b7246"><ellipse cx="120" cy="520" rx="80" ry="36"/><ellipse cx="260" cy="640" rx="90" ry="40"/><ellipse cx="90" cy="760" rx="120" ry="54"/><ellipse cx="380" cy="790" rx="80" ry="34"/><ellipse cx="1270" cy="520" rx="80" ry="36"/><ellipse cx="1130" cy="660" rx="80" ry="36"/><ellipse cx="1300" cy="760" rx="120" ry="54"/><ellipse cx="1000" cy="790" rx="76" ry="32"/></g><g fill="#47603a"><ellipse cx="60" cy="860" rx="150" ry="64"/><ellipse cx="1320" cy="880" rx="150" ry="64"/><ellipse cx="260" cy="900" rx="90" ry="40"/><ellipse cx="1120" cy="900" rx="90" ry="40"/></g>',
    vulture(690, 250, 230, 6, '#4a443c'),
    vulture(810, 400, 120, -10, '#5d564c'),
    vulture(600, 130, 100, -6, '#6a645b'),
    vulture(720, 470, 70, 10, '#736b60'),
  ].join('');
}
