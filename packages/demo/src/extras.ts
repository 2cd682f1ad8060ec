import type { StaffLanguage } from '@dehesa/domain/languages';
import type { SceneName } from './scenes/draw-scene';

/** A part of a scene: its left upper corner and its side, as shares of the whole. */
export type Detail = readonly [left: number, top: number, side: number];

/** Galleries of details of the scenes that were drawn anyway, so that the demo starts as fast as before. */
export const demoGalleries: readonly {
  scene: SceneName;
  gallery: 'main' | 'afterwards';
  details: readonly Detail[];
}[] = [
  {
    scene: 'vultures',
    gallery: 'main',
    details: [
      [0.3, 0.1, 0.5],
      [0.54, 0.3, 0.42],
      [0, 0.45, 0.5],
    ],
  },
  {
    scene: 'boat',
    gallery: 'main',
    details: [
      [0.27, 0.5, 0.45],
      [0.58, 0.22, 0.42],
      [0.3, 0.02, 0.42],
    ],
  },
  {
    scene: 'reeds',
    gallery: 'afterwards',
    details: [
      [0.2, 0.4, 0.42],
      [0.57, 0.25, 0.43],
      [0, 0.3, 0.42],
    ],
  },
  {
    scene: 'corkOaks',
    gallery: 'afterwards',
    details: [
      [0.55, 0.3, 0.45],
      [0, 0.45, 0.5],
      [0.25, 0.42, 0.42],
    ],
  },
];

export const demoRelated: readonly { scene: SceneName; related: readonly SceneName[] }[] = [
  { scene: 'vultures', related: ['castleNight', 'lynxTrack'] },
  { scene: 'boat', related: ['bridge', 'gorge'] },
  { scene: 'reeds', related: ['vultures', 'nestBox'] },
  { scene: 'corkOaks', related: ['bridge'] },
];

/** A sheet to download, in the language of who reads it. */
export const demoDocument = {
  scene: 'boat' satisfies SceneName,
  texts: {
    es: {
      name: 'Programa y normas a bordo',
      title: 'En barco por el Tajo Internacional',
      lines: [
        'Preséntese en el embarcadero 15 minutos antes de su turno.',
        'A bordo: chaleco salvavidas abrochado durante todo el recorrido.',
        'El paseo dura hora y media. Hay aseos en el embarcadero, no en el barco.',
        'Si sopla mucho viento el paseo se aplaza; se lo diremos por teléfono.',
        'Traiga ropa de abrigo: en el río refresca, también en verano.',
      ],
    },
    pt: {
      name: 'Programa e regras a bordo',
      title: 'De barco pelo Tejo Internacional',
      lines: [
        'Apresente-se no cais 15 minutos antes do seu turno.',
        'A bordo: colete salva-vidas apertado durante todo o percurso.',
        'O passeio dura hora e meia. Há casas de banho no cais, não no barco.',
        'Com vento forte o passeio é adiado; avisamos por telefone.',
        'Traga roupa quente: no rio arrefece, também no verão.',
      ],
    },
  },
} as const;

/** What others offer nearby; dates count from today. */
export const demoComplements = [
  {
    scenes: ['vultures', 'castleNight', 'lynxTrack'],
    picture: 'vultures',
    inDays: null,
    phone: '+34 600 000 171',
    place: 'Villarreal de San Carlos',
    url: 'https://example.org/exposicion',
    texts: {
      es: {
        title: 'Exposición «El vuelo del buitre»',
        description: '<p>Entrada libre, todos los días de 10:00 a 18:00.</p>',
      },
      pt: {
        title: 'Exposição «O voo do grifo»',
        description: '<p>Entrada livre, todos os dias das 10:00 às 18:00.</p>',
      },
    },
  },
  {
    scenes: ['boat', 'bridge'],
    picture: 'graniteVillage',
    inDays: 14,
    phone: '+34 600 000 172',
    place: 'Plaza de Cedillo',
    url: '',
    texts: {
      es: {
        title: 'Mercado de la Raya',
        description: '<p>Queso, miel y aceite de las dos orillas. De 9:00 a 14:00, hora española.</p>',
      },
      pt: {
        title: 'Mercado da Raia',
        description: '<p>Queijo, mel e azeite das duas margens. Das 8:00 às 13:00, hora portuguesa.</p>',
      },
    },
  },
] as const satisfies readonly {
  scenes: readonly SceneName[];
  picture: SceneName;
  inDays: number | null;
  phone: string;
  place: string;
  url: string;
  texts: Record<StaffLanguage, { title: string; description: string }>;
}[];
