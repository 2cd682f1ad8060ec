import { crag, grass, milkyWay, ridge, sky, stars } from './land';
import { oak } from './life';

const dark = { trunk: '#0d1417', shade: '#0c1618', leaf: '#12211f', light: '#1e332c' };

/** The castle of Monfragüe under the Milky Way, with a small group around a telescope. */
export function castleNight(): string {
  return [
    sky('night', [
      [0, '#0b1730'],
      [0.45, '#1d3156'],
      [0.68, '#4a4a70'],
      [0.8, '#8a6a72'],
      [1, '#b58468'],
    ]),
    milkyWay(820, '#a9b7e6'),
    stars(820, 800, 121),
    ridge({ y: 800, rise: 60, color: '#2c3550', seed: 122, foot: '#4d4760' }),
    ridge({ y: 850, rise: 50, color: '#1d2740', seed: 123 }),
    crag(
      [
        [560, 1040],
        [640, 900],
        [720, 800],
        [800, 720],
        [880, 660],
        [960, 610],
        [1090, 600],
        [1180, 660],
        [1260, 760],
        [1390, 860],
        [1390, 1040],
      ],
      '#131c2c',
      124,
      { color: '#26324a', slope: 0.4 },
    ),
    '<g fill="#0d1522"><path d="M900 640V470H920V446H942V470H964V446H986V470H1004V640Z"/><path d="M1004 640V520H1030V500H1052V520H1076V500H1098V520H1130V640Z"/><path d="M1120 640V380H1138V352H1160V380H1182V352H1204V380H1222V640Z"/></g><g fill="#f2c879"><path d="M1160 430A10 10 0 0 1 1180 430V456H1160Z"/><path d="M942 520A8 8 0 0 1 958 520V540H942Z" opacity="0.85"/></g>',
    ridge({ y: 935, rise: 20, color: '#0c1420', seed: 126 }),
    oak(130, 960, 330, dark, 51),
    '<g fill="#070d15"><path d="M420 946L470 860L520 946H508L474 884L470 946H462L466 884L432 946Z"/><path d="M436 838L540 786L550 804L446 858Z"/><circle cx="556" cy="790" r="15"/><path d="M394 950C390 900 392 872 404 864C420 858 430 872 432 890L438 950Z"/><circle cx="416" cy="846" r="17"/><path d="M580 952C578 904 580 880 594 874C610 870 620 884 622 906L626 952Z"/><circle cx="602" cy="854" r="17"/><path d="M640 956C640 922 642 904 652 900C664 898 670 908 672 924L674 956Z"/><circle cx="656" cy="884" r="13"/></g><circle cx="412" cy="888" r="4" fill="#e2563f"/><circle cx="412" cy="888" r="26" fill="#e2563f" opacity="0.2"/>',
    grass(1000, 60, ['#0a121b', '#101b26'], 127, 260),
  ].join('');
}

/** A dolmen, lit softly from within, under circling stars. */
export function dolmen(): string {
  const trails = Array.from({ length: 34 }, (_, index) => {
    const [radius, start] = [70 + index * 27, (index * 2.4) % 6.3];
    const point = (angle: number) =>
      `${(683 + radius * Math.cos(angle)).toFixed(1)} ${(250 + radius * Math.sin(angle)).toFixed(1)}`;
    return [0, 2.1, 4.2]
      .map(
        (turn) =>
          `<path d="M${point(start + turn)}A${radius} ${radius} 0 0 1 ${point(start + turn + 0.5 + (index % 4) * 0.12)}" opacity="${0.2 + (index % 5) * 0.13}"/>`,
      )
      .join('');
  });
  return [
    sky('deep', [
      [0, '#081a2b'],
      [0.5, '#14384d'],
      [0.75, '#2c5a64'],
      [1, '#6f8a72'],
    ]),
    `<g stroke="#e8f1e4" stroke-width="2.4" fill="none" stroke-linecap="round">${trails.join('')}</g><circle cx="683" cy="250" r="4" fill="#fff"/>`,
    ridge({ y: 740, rise: 50, color: '#1b3a42', seed: 131, foot: '#2f5552' }),
    ridge({ y: 800, rise: 36, color: '#142b2d', seed: 132 }),
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffcf82" stop-opacity="0.9"/><stop offset="1" stop-color="#ffcf82" stop-opacity="0"/></radialGradient><ellipse cx="690" cy="800" rx="330" ry="190" fill="url(#glow)"/>',
    crag(
      [
        [430, 920],
        [450, 700],
        [480, 610],
        [540, 600],
        [570, 700],
        [580, 920],
      ],
      '#4d4a45',
      133,
    ),
    crag(
      [
        [800, 920],
        [812, 690],
        [850, 598],
        [920, 612],
        [950, 720],
        [965, 920],
      ],
      '#3d3b39',
      134,
    ),
    crag(
      [
        [612, 900],
        [620, 720],
        [650, 640],
        [712, 640],
        [736, 720],
        [748, 900],
      ],
      '#b98a55',
      135,
    ),
    crag(
      [
        [380, 620],
        [420, 540],
        [600, 500],
        [820, 490],
        [990, 530],
        [1020, 590],
        [960, 630],
        [700, 640],
        [450, 650],
      ],
      '#5d5952',
      136,
      { color: '#2e2c2a', slope: 0.1 },
    ),
    '<path d="M400 626C560 660 840 654 1000 600L960 632L700 646L450 654Z" fill="#d49c5d" opacity="0.55"/>',
    '<path d="M540 640L568 700L580 918H556L548 700Z" fill="#e0aa69" opacity="0.6"/><path d="M850 620L816 700L802 918H826L838 700Z" fill="#e0aa69" opacity="0.45"/>',
    ridge({ y: 912, rise: 18, color: '#20302a', seed: 138, foot: '#141f1c' }),
    oak(160, 950, 300, dark, 61),
    oak(1250, 960, 360, dark, 62),
    grass(1000, 90, ['#0e1916', '#1a2a22', '#2b3d2c'], 139, 340),
  ].join('');
}
