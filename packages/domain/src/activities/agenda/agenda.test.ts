import { describe, expect, it } from 'vitest';
import { type AgendaView, everyActivity, isFiltered } from './agenda';
import { activityAddress, agendaAddress } from './agenda-address';
import { agendaDates, periodDates } from './agenda-dates';
import { readAgendaQuery } from './agenda-query';
import { placesState, publicPlaces } from '../public/places-state';

const plain: AgendaView = { ...everyActivity, language: 'es', collaboratorId: null, pageIndex: 0 };

describe('the days of a period', () => {
  it.each([
    ['weekend', '2026-05-01', '2026-05-02', '2026-05-03'],
    ['weekend', '2026-05-02', '2026-05-02', '2026-05-03'],
    ['weekend', '2026-05-03', '2026-05-03', '2026-05-03'],
    ['weekend', '2026-05-04', '2026-05-09', '2026-05-10'],
    ['weekend', '2026-12-31', '2027-01-02', '2027-01-03'],
    ['month', '2026-05-01', '2026-05-01', '2026-05-31'],
    ['month', '2028-02-29', '2028-02-29', '2028-02-29'],
    ['nextMonth', '2026-01-31', '2026-02-01', '2026-02-28'],
    ['month', '2026-04-07', '2026-04-07', '2026-04-30'],
    ['nextMonth', '2026-08-31', '2026-09-01', '2026-09-30'],
    ['nextMonth', '2026-12-05', '2027-01-01', '2027-01-31'],
  ] as const)('%s seen from %s', (period, today, from, to) => {
    expect(periodDates(period, today)).toEqual({ from, to });
  });

  it('gives way to dates, which may stand the wrong way round', () => {
    const dates = (change: Partial<AgendaView>) => agendaDates({ ...plain, ...change }, '2026-05-01');
    expect(dates({})).toEqual({ from: null, to: null });
    expect(dates({ period: 'weekend' })).toEqual({ from: '2026-05-02', to: '2026-05-03' });
    expect(dates({ period: 'weekend', to: '2026-06-01' })).toEqual({ from: null, to: '2026-06-01' });
    expect(dates({ period: 'month', from: '2026-06-01' })).toEqual({ from: '2026-06-01', to: null });
    expect(dates({ from: '2026-06-01', to: '2026-06-01' })).toEqual({ from: '2026-06-01', to: '2026-06-01' });
    expect(dates({ from: '2026-06-02', to: '2026-06-01' })).toEqual({ from: '2026-06-01', to: '2026-06-02' });
  });
});

describe('the address of the agenda', () => {
  const views: [string, Partial<AgendaView>][] = [
    ['/agenda', {}],
    ['/agenda?territorio=tajo&cuando=fin-de-semana', { territoryId: 2, period: 'weekend' }],
    ['/agenda?desde=2026-05-01&hasta=2026-05-31', { from: '2026-05-01', to: '2026-05-31' }],
    ['/agenda?territorio=monfrague', { territoryId: 1 }],
    ['/agenda?cuando=este-mes', { period: 'month' }],
    ['/agenda?desde=2026-05-01', { from: '2026-05-01' }],
    ['/agenda?hasta=2026-05-31', { to: '2026-05-31' }],
    ['/agenda?publico=todos&ninos=1', { audience: 0, withChildren: true }],
    ['/agenda?cuando=mes-que-viene&publico=12', { period: 'nextMonth', audience: 12 }],
    ['/agenda?hasta=2026-05-31&publico=16', { to: '2026-05-31', audience: 16 }],
    ['/agenda?ninos=1', { withChildren: true }],
    ['/agenda?texto=ave&lang=en', { search: 'ave', language: 'en' }],
    ['/agenda?pagina=10000', { pageIndex: 9_999 }],
    ['/agenda?colaborador=2147483647', { collaboratorId: 2_147_483_647 }],
    ['/agenda?texto=cig%C3%BCe%C3%B1a+%26+r%C3%ADo&pagina=3', { search: 'cigüeña & río', pageIndex: 2 }],
    ['/agenda?publico=18&colaborador=7&lang=pt', { audience: 18, collaboratorId: 7, language: 'pt' }],
  ];
  it.each(views)('%s', (address, change) => {
    const view = { ...plain, ...change };
    expect(agendaAddress(view)).toBe(address);
    const pairs = (address.split('?')[1] ?? '').split('&').map((pair) => pair.replaceAll('+', '%20').split('='));
    const query = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]));
    expect(readAgendaQuery(query)).toEqual(view);
    expect(isFiltered(view)).toBe(/territorio|cuando|desde|hasta|publico|ninos|texto/.test(address));
  });

  it('within a widget names its site and always its language; feeds do not', () => {
    const embed = 'https://sitio.example:8443';
    const view = { ...plain, territoryId: 2, embed } as const;
    const tail = 'lang=es&embed=https%3A%2F%2Fsitio.example%3A8443';
    expect(agendaAddress(view)).toBe(`/agenda?territorio=tajo&${tail}`);
    expect(activityAddress('barco', view)).toBe(`/actividad/barco?territorio=tajo&${tail}`);
    expect(activityAddress('barco', { ...view, territoryId: 1 })).toBe(`/actividad/barco?territorio=monfrague&${tail}`);
    expect(activityAddress('barco', { ...view, territoryId: 3 })).toBe(`/actividad/barco?${tail}`);
    expect(activityAddress('barco', { language: 'pt', collaboratorId: 7, embed })).toBe(
      '/actividad/barco?colaborador=7&lang=pt&embed=https%3A%2F%2Fsitio.example%3A8443',
    );
    expect(activityAddress('barco', { ...view, territoryId: null })).toBe(`/actividad/barco?${tail}`);
    expect(activityAddress('barco', { ...view, embed: undefined })).toBe('/actividad/barco');
    expect(agendaAddress(view, '.ics')).toBe('/agenda.ics?territorio=tajo');
    expect(activityAddress('barco', view, '.ics')).toBe('/actividad/barco.ics');
    expect(readAgendaQuery({ territorio: 'tajo', embed, lang: 'es' })).toEqual(view);
    expect(readAgendaQuery({ embed: "https://sitio.example; script-src 'x'" })).toEqual(plain);
  });

  it('has twins for calendars and programs', () => {
    expect(agendaAddress({ ...plain, territoryId: 1 }, '.ics')).toBe('/agenda.ics?territorio=monfrague');
    expect(activityAddress('barco', { language: 'pt', collaboratorId: null }, '.ics')).toBe(
      '/actividad/barco.ics?lang=pt',
    );
  });

  it('takes what makes no sense as not given', () => {
    const odd = {
      territorio: '3',
      cuando: ['ayer', 'mes'],
      desde: '2026-02-30',
      hasta: {},
      publico: '13',
      ninos: 'true',
      texto: ` \u0000 ${'ñ'.repeat(200)}`,
      pagina: '0',
      colaborador: '99999999999',
      lang: 'fr',
    };
    expect(readAgendaQuery(odd)).toEqual({ ...plain, search: 'ñ'.repeat(98) });
    for (const page of ['10001', '-1', '1.5', 'x', '1x', 'x1', '']) {
      expect(readAgendaQuery({ pagina: page })).toEqual(plain);
    }
    for (const collaborator of ['0', '2147483648', 'x7', '7x', '12345678901'])
      expect(readAgendaQuery({ colaborador: collaborator })).toEqual(plain);
    expect(readAgendaQuery({ texto: ['  dos   palabras ', 'x'], ninos: 1 })).toEqual({
      ...plain,
      search: 'dos palabras',
    });
    expect(readAgendaQuery({ texto: `${'ñ'.repeat(99)} x` }).search).toBe('ñ'.repeat(99));
    expect(readAgendaQuery({ hasta: '2026-05-01', cuando: 'este-mes' })).toEqual({ ...plain, to: '2026-05-01' });
    expect(readAgendaQuery({ desde: ['2026-05-01', 'x'], cuando: 'este-mes' })).toEqual({
      ...plain,
      from: '2026-05-01',
    });
  });
});

it.each([
  [{ free: 12, total: 12, waitingList: true }, 'free'],
  [{ free: 3, total: 12, waitingList: true }, 'last'],
  [{ free: 5, total: 100, waitingList: false }, 'last'],
  [{ free: 6, total: 100, waitingList: false }, 'free'],
  [{ free: 4, total: 4, waitingList: false }, 'free'],
  [{ free: 5, total: 20, waitingList: false }, 'last'],
  [{ free: 5, total: 19, waitingList: false }, 'free'],
  [{ free: 1, total: 4, waitingList: false }, 'last'],
  [{ free: 1, total: 3, waitingList: true }, 'free'],
  [{ free: -1, total: 12, waitingList: true }, 'waiting'],
  [{ free: 0, total: 12, waitingList: true }, 'waiting'],
  [{ free: 0, total: 12, waitingList: false }, 'full'],
  [{ free: 0, total: 0, waitingList: false }, 'full'],
] as const)('the places %o are %s', (places, state) => {
  expect(placesState(places)).toBe(state);
});

describe('publicPlaces', () => {
  const shift = (name: string | null, capacity: number, held: number, unreached: number | null = null) => ({
    shift: name,
    capacity,
    held,
    unreached,
  });

  it.each([
    ['an activity without shifts', [shift(null, 10, 4)], false, { state: 'free', free: 6, total: 10, uncertain: null }],
    [
      'all shifts together',
      [shift('A', 10, 10), shift('B', 10, 8)],
      false,
      { state: 'last', free: 2, total: 20, uncertain: null },
    ],
    [
      'one that was let in beyond (B15)',
      [shift('A', 4, 6), shift('B', 4, 4)],
      true,
      { state: 'waiting', free: 0, total: 8, uncertain: null },
    ],
  ] as const)('%s', (_case, shifts, waitingList, places) => {
    expect(publicPlaces(shifts, waitingList)).toEqual(places);
  });

  it.each([
    ['the whole', [shift(null, 10, 4, 6)], { minimum: 6, lacking: 'outing' }],
    ['one shift of two', [shift('A', 10, 6), shift('B', 10, 0, 6)], { minimum: 6, lacking: 'someShifts' }],
    ['every shift', [shift('A', 10, 5, 6), shift('B', 10, 0, 6)], { minimum: 6, lacking: 'everyShift' }],
    ['the only shift', [shift('A', 10, 5, 6)], { minimum: 6, lacking: 'everyShift' }],
    ['nothing', [shift('A', 10, 6), shift('B', 10, 7)], null],
  ] as const)('says what lacks people to take place (B59): %s', (_case, shifts, uncertain) => {
    expect(publicPlaces(shifts, false).uncertain).toEqual(uncertain);
  });
});
