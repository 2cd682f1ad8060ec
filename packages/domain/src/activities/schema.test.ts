import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { ActivityChangesInput, ActivityInput, ActivityListInput, EditActivityInput, HideActivityInput } from './schema';

const activity = {
  texts: { es: { title: 'Buitres', description: '<p>Al amanecer</p>' }, pt: { title: '', description: '' } },
  companyId: 3,
  territoryId: 2,
  categoryId: 4,
  date: '2026-06-20',
  municipality: 'Torrejón el Rubio',
  capacity: 20,
};
const why = (change: object) => refusals(ActivityInput, { ...activity, ...change });
const inSpanish = (change: object) => ({
  texts: { ...activity.texts, es: { ...activity.texts.es, ...change } },
});
const texts = (field: string, max: number): [string, object, string[]][] => [
  [`the longest ${field}`, { [field]: 'a'.repeat(max) }, []],
  [`a longer ${field}`, { [field]: 'a'.repeat(max + 1) }, [`${field}: too_big`]],
];

describe('an activity', () => {
  it('has of what was not said what most have (D8)', () => {
    const material = { necessaryMaterial: '', recommendedMaterial: '', includes: '' };
    const outing = { meetingPoint: '', price: '', guideLanguages: '', accessibility: '', badWeather: '' };
    const text = { subtitle: '', ...material, ...outing };
    expect(ActivityInput.parse(activity)).toEqual({
      ...activity,
      organizer: '',
      phone: '',
      startTime: null,
      endTime: null,
      week: null,
      postalCode: null,
      position: null,
      minimumPeople: null,
      shiftMinutes: null,
      distanceMetres: null,
      difficulty: null,
      free: false,
      minimumAge: 0,
      childrenAllowed: true,
      shifts: [],
      registrationOpensOn: null,
      registrationClosesOn: null,
      confirmsAtOnce: false,
      questions: [],
      waitingListMode: 'manual',
      offerHours: 12,
      reminderHours: [168, 48],
      externalBookingUrl: '',
      hidden: false,
      texts: { es: { ...activity.texts.es, ...text }, pt: { ...activity.texts.pt, ...text } },
      principal: true,
      imageId: null,
      scheduleChange: null,
    });
  });

  it.each<[string, object, string[]]>([
    ...texts('organizer', 200),
    ...texts('phone', 20),
    ...texts('municipality', 80),
    ...texts('postalCode', 10),
    ['no company yet', { companyId: null }, []],
    ['a territory that is none', { territoryId: 3 }, ['territoryId: invalid_union']],
    ['the first week', { week: 1 }, []],
    ['the last week', { week: 53 }, []],
    ['no week', { week: 0 }, ['week: too_small']],
    ['a week too many', { week: 54 }, ['week: too_big']],
    ['a time', { startTime: '09:00', endTime: '14:00' }, []],
    ['what is no time', { endTime: '24:00' }, ['endTime: time']],
    ['the poles', { position: { lat: -90, lng: 180 } }, []],
    ['no latitude', { position: { lat: 90.1, lng: 0 } }, ['position.lat: too_big']],
    ['no longitude', { position: { lat: 0, lng: -180.1 } }, ['position.lng: too_small']],
    ['no place', { capacity: 0 }, []],
    ['places below none', { capacity: -1 }, ['capacity: too_small']],
    ['the most places', { capacity: 100_000 }, []],
    ['a place more', { capacity: 100_001 }, ['capacity: too_big']],
    ['as many people needed as fit', { minimumPeople: 20 }, []],
    ['more people needed than fit', { minimumPeople: 21 }, ['minimumPeople: custom']],
    ['nobody needed', { minimumPeople: 0 }, ['minimumPeople: too_small']],
    ['an offer of an hour', { offerHours: 1 }, []],
    ['an offer of a week', { offerHours: 168 }, []],
    ['an offer of none', { offerHours: 0 }, ['offerHours: too_small']],
    ['an offer of more', { offerHours: 169 }, ['offerHours: too_big']],
    ['thirty shifts', { shifts: Array.from({ length: 30 }, (_, index) => `${index}`) }, []],
    ['a shift more', { shifts: Array.from({ length: 31 }, (_, index) => `${index}`) }, ['shifts: too_big']],
    ['the longest shift', { shifts: ['a'.repeat(50)] }, []],
    ['a longer one', { shifts: ['a'.repeat(51)] }, ['shifts.0: too_big']],
    ['an empty shift', { shifts: ['Tarde', ' '] }, ['shifts.1: invalid_format']],
    ['shifts as one', { shifts: ['Mañana,Tarde'] }, ['shifts.0: invalid_format']],
    ['a waiting list that nobody knows', { waitingListMode: 'first' }, ['waitingListMode: invalid_value']],
    ['no picture', { imageId: 'foto.jpg' }, ['imageId: invalid_format']],
    ['the longest title', inSpanish({ title: 'a'.repeat(80) }), []],
    ['a longer title', inSpanish({ title: 'a'.repeat(81) }), ['texts.es.title: too_big']],
    ['the longest subtitle', inSpanish({ subtitle: 'a'.repeat(200) }), []],
    ['a longer subtitle', inSpanish({ subtitle: 'a'.repeat(201) }), ['texts.es.subtitle: too_big']],
    ['the longest description', inSpanish({ description: 'a'.repeat(5000) }), []],
    ['a longer one of them', inSpanish({ description: 'a'.repeat(5001) }), ['texts.es.description: too_big']],
    ['too much material', inSpanish({ necessaryMaterial: 'a'.repeat(501) }), ['texts.es.necessaryMaterial: too_big']],
    ['too much of it', inSpanish({ recommendedMaterial: 'a'.repeat(501) }), ['texts.es.recommendedMaterial: too_big']],
    ['the longest meeting point', inSpanish({ meetingPoint: 'a'.repeat(200) }), []],
    ['a longer one', inSpanish({ meetingPoint: 'a'.repeat(201) }), ['texts.es.meetingPoint: too_big']],
    ['the most that is included', inSpanish({ includes: 'a'.repeat(400) }), []],
    ['more than that', inSpanish({ includes: 'a'.repeat(401) }), ['texts.es.includes: too_big']],
    ['one language', { texts: { es: activity.texts.es } }, ['texts.pt: invalid_type']],
  ])('with %s', (_what, change, refused) => expect(why(change)).toEqual(refused));

  it('is trimmed, each shift by itself', () => {
    const typed = {
      shifts: [' Tarde '],
      organizer: ' Guías ',
      postalCode: ' 10700 ',
      ...inSpanish({ title: ' Ave ' }),
    };
    expect(ActivityInput.parse({ ...activity, ...typed })).toMatchObject({
      shifts: ['Tarde'],
      organizer: 'Guías',
      postalCode: '10700',
      texts: { es: { title: 'Ave' } },
    });
  });

  it('may have its schedule changed: a date, and times where there are any (B10)', () => {
    const change = (scheduleChange: object) => ActivityInput.parse({ ...activity, scheduleChange }).scheduleChange;
    expect(change({ date: '2026-06-27' })).toEqual({ date: '2026-06-27', startTime: null, endTime: null, week: null });
    const all = { date: '2026-06-27', startTime: '10:00', endTime: '12:00', week: 26 };
    expect(change(all)).toEqual(all);
    expect(why({ scheduleChange: {} })).toEqual(['scheduleChange.date: invalid_type']);
  });
});

describe('what is said of a saved activity', () => {
  it('is left as it is where an edit does not name it', () => {
    const edited = EditActivityInput.parse({ ...activity, id: 7 });
    for (const field of ['version', 'complementaryIds', 'video', 'scope']) expect(edited).not.toHaveProperty(field);
    const named = { id: 7, version: 3, complementaryIds: [2, 5], video: null, scope: 'following' };
    expect(EditActivityInput.parse({ ...activity, ...named })).toMatchObject(named);
  });

  it.each([
    [{ id: 0 }, ['id: too_small']],
    [{ id: 7, version: 1.5 }, ['version: invalid_type']],
    [{ id: 7, scope: 'all' }, ['scope: invalid_value']],
    [{ id: 7, minimumPeople: 21 }, ['minimumPeople: custom']],
  ])('is refused with %j', (change, refused) => {
    expect(refusals(EditActivityInput, { ...activity, ...change })).toEqual(refused);
  });

  it('is one of its series, or that and the ones after it', () => {
    for (const scope of ['one', 'following'])
      expect(HideActivityInput.parse({ id: 7, scope })).toEqual({ id: 7, scope });
    expect(HideActivityInput.parse({ id: 7 })).toEqual({ id: 7 });
  });

  it.each([
    [0, []],
    [-1, ['sinceVersion: too_small']],
    [0.5, ['sinceVersion: invalid_type']],
  ])('since version %s: %j', (sinceVersion, refused) => {
    expect(refusals(ActivityChangesInput, { id: 7, sinceVersion })).toEqual(refused);
  });
});

describe('a list of activities', () => {
  it('is of all, the latest first, unless asked otherwise', () => {
    expect(ActivityListInput.parse({})).toEqual({
      pageIndex: 0,
      pageSize: 25,
      search: '',
      order: 'date',
      direction: 'desc',
      territoryId: null,
      principalOnly: false,
      excludeIds: [],
    });
  });

  it.each(['id', 'title', 'date', 'territory', 'category', 'company', 'capacity'])('is sorted by %s', (order) =>
    expect(refusals(ActivityListInput, { order })).toEqual([]),
  );

  it.each([
    [{ order: 'phone' }, ['order: invalid_value']],
    [{ search: 'a'.repeat(100) }, []],
    [{ search: 'a'.repeat(101) }, ['search: too_big']],
    [{ territoryId: 1, principalOnly: true }, []],
    [{ territoryId: 0 }, ['territoryId: invalid_union']],
    [{ excludeIds: Array.from({ length: 500 }, (_, index) => index + 1) }, []],
    [{ excludeIds: Array.from({ length: 501 }, (_, index) => index + 1) }, ['excludeIds: too_big']],
    [{ excludeIds: [0] }, ['excludeIds.0: too_small']],
  ])('asked for with %#', (asked, refused) => expect(refusals(ActivityListInput, asked)).toEqual(refused));
});
