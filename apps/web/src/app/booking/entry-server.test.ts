import type { PublicQuestion } from '@dehesa/domain/activities';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from './entry-server';
import { activityRequest, requestOf } from './page.test-support';

/** Visible words of a document. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<head[\s\S]*?<\/head>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const dataOf = (html: string, pattern: RegExp): unknown => JSON.parse(pattern.exec(html)?.[1] ?? 'null');
const linkedData = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/;
const pageData = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/;

describe('the head', () => {
  let html: string;
  beforeAll(async () => {
    html = await renderPage(activityRequest());
  });

  it('has language, title, description, canonical and alternate addresses', async () => {
    expect(html).toMatch(/^<!doctype html><html lang="es"><head>/);
    expect(html).toContain('<title>Barco por el Tajo · Dehesa</title>');
    expect(html).toContain('<meta name="description" content="Un paseo en barco."/>');
    expect(html).toContain('<link rel="canonical" href="https://reservas.example.org/actividad/barco"/>');
    expect(html).toContain('hrefLang="pt" href="https://reservas.example.org/actividad/barco?lang=pt"');
    expect(html).not.toContain('noindex');
  });

  it('has Open Graph with absolute addresses', async () => {
    expect(html).toContain('<meta property="og:title" content="Barco por el Tajo"/>');
    expect(html).toContain('<meta property="og:image" content="https://reservas.example.org/files/imagen.jpg"/>');
    expect(html).toContain('<meta property="og:locale" content="es_ES"/>');
  });

  it('describes the event for machines', async () => {
    expect(dataOf(html, linkedData)).toMatchObject({
      '@type': 'Event',
      name: 'Barco por el Tajo',
      startDate: '2026-12-12T08:00:00.000Z',
      endDate: '2026-12-12T10:00:00.000Z',
      location: { '@type': 'Place', name: 'Embarcadero', address: { addressLocality: 'Cedillo' } },
      maximumAttendeeCapacity: 12,
      offers: { availability: 'https://schema.org/InStock' },
    });
    const full = await renderPage(
      activityRequest({ full: true, times: { start: null, end: null, portugueseStart: null, portugueseEnd: null } }),
    );
    expect(dataOf(full, linkedData)).toMatchObject({
      startDate: '2026-12-12',
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  it('loads nothing but the given files, and no script stands inline', async () => {
    expect(html).toContain('<script type="module" src="/assets/public.js"></script>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/public.css"');
    expect(html.match(/<script(?![^>]*(type="application|src=))[^>]*>/g)).toBeNull();
    expect(html).not.toMatch(/ style="| on\w+="/);
  });
});

describe('what comes from outside', () => {
  const evil = `</script><script>alert(1)</script><img src=x onerror='alert("2")'>&\u2028`;
  let html: string;
  beforeAll(async () => {
    html = await renderPage(
      activityRequest({
        title: evil,
        summary: evil,
        meetingPoint: evil,
        organizer: evil,
        shifts: [{ name: evil, label: evil, portugueseLabel: null, free: 1, full: false }],
        category: evil,
      }),
    );
  });

  it('can open no element anywhere in the document', async () => {
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(linkedData.exec(html)?.[1]).not.toMatch(/[<>&\u2028]/);
    expect(pageData.exec(html)?.[1]).not.toMatch(/[<>&\u2028]/);
  });

  it('comes through whole as data', async () => {
    expect(dataOf(html, pageData)).toMatchObject({ activity: { title: evil } });
    expect(dataOf(html, linkedData)).toMatchObject({ name: evil });
  });
});

describe('the page of an activity', () => {
  it('says all that visitors need to know (U30)', async () => {
    const words = wordsOf(await renderPage(activityRequest()));
    for (const said of [
      'dic 12',
      'Barco por el Tajo',
      'Un paseo en barco .',
      'Rutas del Tajo',
      'De 9:00 a 11:00 hora española De 8:00 a 10:00 hora portuguesa',
      '12 plazas',
      'Cedillo',
      'Embarcadero',
      'A partir de 12 años',
      'Material necesario',
      'Prismáticos',
      'Reservar plaza',
    ]) {
      expect(words).toContain(said);
    }
  });

  it('speaks Portuguese', async () => {
    const html = await renderPage(activityRequest({ language: 'pt', minimumAge: 0 }));
    expect(html).toContain('<html lang="pt-PT">');
    expect(html).toContain('<link rel="canonical" href="https://reservas.example.org/actividad/barco?lang=pt"/>');
    expect(wordsOf(html)).toContain('Das 9:00 às 11:00 hora espanhola Das 8:00 às 10:00 hora portuguesa');
    expect(wordsOf(html)).toContain('Para todas as idades');
  });

  it('tells of each text that is not in the language of the page in which it is', async () => {
    const foreign = { title: 'es', description: 'es', recommendedMaterial: 'es', meetingPoint: 'es' } as const;
    const related = { id: 8, slug: 'grullas', title: 'Grullas', date: '2026-12-20', municipality: 'Alía' };
    const html = await renderPage(
      activityRequest({
        language: 'pt',
        foreign,
        related: [{ ...related, foreign: { title: 'es' }, smallImageUrl: null }],
      }),
    );
    expect(html).toContain('<h1 lang="es">Barco por el Tajo</h1>');
    expect(html).toContain('<p class="subtitle">Al atardecer</p>');
    expect(html).toContain('<div class="rich-text" lang="es">');
    expect(html).toContain('<p class="plain-text">Agua</p>');
    expect(html).toContain('<p class="plain-text" lang="es">Prismáticos</p>');
    expect(html).toContain('<span lang="es">Embarcadero</span>');
    expect(html).toMatch(/<h3 lang="es"><a [^>]*>Grullas/);
    expect(html).toContain('<p class="eyebrow">');
    expect(await renderPage(activityRequest({ language: 'en', foreign }))).toContain('<p class="eyebrow" lang="es">');
  });

  it('says before the button that a booking is confirmed at once (B67), not to who can only wait', async () => {
    const hint = 'su reserva queda confirmada al enviarla';
    expect(await renderPage(activityRequest())).not.toContain(hint);
    expect(await renderPage(activityRequest({ confirmsAtOnce: true }))).toContain(hint);
    expect(await renderPage(activityRequest({ confirmsAtOnce: true, full: true }))).not.toContain(hint);
    expect(await renderPage(activityRequest({ confirmsAtOnce: true, language: 'pt' }))).toContain(
      'a sua reserva fica confirmada ao enviá-la',
    );
  });

  it('says before booking what people ask on the telephone (B72)', async () => {
    const html = await renderPage(
      activityRequest({
        minutes: 90,
        distanceMetres: 5460,
        difficulty: 'moderate',
        price: '12 €',
        guideLanguages: 'Español y portugués',
        accessibility: 'Sin escalones',
        badWeather: 'Se ofrece otra fecha',
        phone: '927 199 134',
        mapUrl: 'https://mapa.example.org/',
        mapPicture: '/mapa/39.800/-6.000.svg',
      }),
    );
    const words = wordsOf(html);
    for (const said of [
      'Duración 1 h 30 min',
      'Precio 12 €',
      'Distancia 5,5 km',
      'Dificultad Moderada',
      'Idiomas del guía Español y portugués',
      'Accesibilidad Sin escalones',
      'Si llueve Se ofrece otra fecha',
      'Preguntas Llamar al 927 199 134',
      'Cómo llegar (se abre un mapa)',
    ])
      expect(words).toContain(said);
    expect(html).toContain('href="tel:927199134"');
    expect(html).toMatch(
      /<img class="place-map" src="\/mapa\/39\.800\/-6\.000\.svg" alt="Mapa de los alrededores de [^"]+"/,
    );
    const free = wordsOf(await renderPage(activityRequest({ free: true, minutes: null })));
    expect(free).toContain('Precio Gratuita');
    for (const unsaid of ['Duración', 'Distancia', 'Dificultad', 'Accesibilidad', 'Si llueve'])
      expect(free).not.toContain(unsaid);
  });

  it('shows the shifts with both hours and which are full', async () => {
    const shifts = [
      { name: '10:00', label: '10:00–11:30', portugueseLabel: '9:00–10:30', free: 0, full: true },
      { name: 'Tarde', label: 'Tarde', portugueseLabel: null, free: 4, full: false },
    ];
    expect(wordsOf(await renderPage(activityRequest({ shifts, waitingList: false })))).toContain(
      '10:00–11:30 hora española 9:00–10:30 hora portuguesa Completo Tarde',
    );
    expect(await renderPage(activityRequest({ shifts, waitingList: false }))).toMatch(
      /disabled="" [^>]*value="10:00"|value="10:00"[^>]*disabled=""|disabled=""[^>]*value="10:00"/,
    );
    expect(wordsOf(await renderPage(activityRequest({ shifts })))).toContain('Completo · lista de espera');
    const calledOff = await renderPage(
      activityRequest({ shifts, full: true, suspension: { reason: 'fire', words: '' }, state: 'closed' }),
    );
    expect(wordsOf(calledOff)).not.toContain('Completo');
  });

  it.each([
    ['open', {}, true, 'Reservar plaza'],
    ['full', { full: true, waitingList: false }, false, 'Aforo completo No quedan plazas'],
    ['full with a waiting list', { full: true }, true, 'Apuntarse a la lista de espera'],
    ['closed', { state: 'closed' }, false, 'Actividad cerrada El plazo'],
    ['over', { state: 'past' }, false, 'Actividad finalizada'],
    [
      'not yet open',
      { state: 'upcoming', registrationOpensOn: '2026-11-23', opensAt: '2026-11-22T23:00:00.000Z' },
      false,
      'Actividad cerrada Las inscripciones se abren el lunes, 23 de noviembre de 2026. 1 día 11 horas 0 minutos 0 segundos',
    ],
    ['open early', { earlyAccess: true }, true, 'Reserva anticipada'],
  ] as const)('%s', async (_state, change, form, said) => {
    const html = await renderPage(activityRequest(change));
    expect(html.includes('<form')).toBe(form);
    expect(wordsOf(html)).toContain(said);
  });

  it.each([
    ['upcoming', true, true],
    ['open', true, true],
    ['closed', true, false],
    ['past', false, false],
  ] as const)('%s: asked about, and by groups', async (state, questions, groups) => {
    const words = wordsOf(await renderPage(activityRequest({ state })));
    expect([words.includes('Preguntar a la organización'), words.includes('Somos un grupo')]).toEqual([
      questions,
      groups,
    ]);
  });

  it.each(['text', 'yesNo'] as const)(
    'says of the words of a question alone that they are of another language (%s, B73)',
    async (kind) => {
      const words = { label: '¿Alergias?', language: 'es' } as const;
      const questions: PublicQuestion[] = [
        { ...words, options: [], id: '1'.repeat(32), kind, of: 'party', required: false, days: 30, retired: false },
      ];
      const html = await renderPage(activityRequest({ questions }));
      const [label] = /<(label|legend)[^>]*>(?:(?!<\/\1).)*¿Alergias\?.*?<\/\1>/.exec(html) ?? [];
      expect(label).toMatch(/^<(label|legend)(?![^>]*lang=)[^>]*><span lang="es">¿Alergias\?<\/span> /);
      expect(html).not.toMatch(/<div class="field[^>]*lang=/);
    },
  );

  it('offers no child where none is allowed', async () => {
    const [open, adultsOnly] = await Promise.all([
      renderPage(activityRequest()),
      renderPage(activityRequest({ childrenAllowed: false })),
    ]);
    expect(open).toContain('name="party.children"');
    expect(adultsOnly).not.toContain('name="party.children"');
    expect(wordsOf(adultsOnly)).toContain('En esta actividad no se admiten menores.');
  });
});

describe('the other pages', () => {
  const reservation = {
    reference: 'MON-ABCD2345',
    title: 'Barco',
    slug: 'barco',
    titleLanguage: null,
    date: '2026-12-12',
    people: 2,
    cancelled: false,
  };
  it.each([
    ['cancellation', { kind: 'cancellation', token: 't', reservation }, 'Va a cancelar esta reserva'],
    [
      'cancelled',
      { kind: 'cancellation', token: 't', reservation: { ...reservation, cancelled: true } },
      'Reserva ya cancelada',
    ],
    [
      'checkpoint',
      { kind: 'checkpoint', collaborator: { id: 3, name: 'Hotel La Encina' } },
      'Hotel La Encina Validar visita',
    ],
    ['checkpoint of nobody', { kind: 'checkpoint', collaborator: null }, 'El enlace no es válido'],
    ['unknown address', { kind: 'notFound' }, 'Página no encontrada'],
    ['cut link', { kind: 'notFound', link: 'cancellation' }, 'No se ha cancelado nada.'],
    ['cut key', { kind: 'notFound', link: 'signUp' }, 'Este enlace de alta no está completo'],
  ] as const)('%s: said, and kept out of search engines', async (_name, page, said) => {
    const html = await renderPage(requestOf({ language: 'es', siteName: 'Dehesa', ...page }));
    expect(wordsOf(html)).toContain(said);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});
