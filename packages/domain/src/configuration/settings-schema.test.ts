import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { CustomCssInput, Settings, SettingsInput, WhatsappAccountRef } from './settings-schema';

const monfrague = {
  adminAlias: 'Guardas',
  adminEmails: ['guardas@example.org'],
  whatsappPhoneNumberId: '101',
  whatsappAccountId: '202',
  whatsappToken: 'ficha de WhatsApp',
  whatsappAppSecret: 'firma de WhatsApp',
  inboxUrl: 'https://bandeja.example.org/',
};
const tajo = { ...monfrague, adminAlias: 'Vigilantes', adminEmails: [], inboxUrl: '' };
const settings = {
  appType: 'general',
  appName: 'Dehesa',
  customCss: ' a { color: red } ',
  logoId: null,
  visitorLanguages: ['es', 'pt', 'en'],
  mailHost: 'mail.example.org',
  mailPort: 587,
  mailTls: false,
  mailRequireTls: true,
  mailAccount: 'cuenta',
  mailPassword: 'clave del correo',
  mailFrom: 'reservas@example.org',
  mailAlias: 'Reservas',
  adminAlias: 'Oficina',
  adminEmails: ['oficina@example.org'],
  paymentMerchantNumber: '999008881',
  paymentMerchantName: 'Parque',
  paymentKey: 'firma del banco',
  paymentCurrency: '978',
  paymentTestMode: true,
  calendarIntervalMinutes: 30,
  gymCalendarIntervalMinutes: 45,
  feeReminderDays: 5,
  wordpressEnabled: false,
  wordpressHost: 'bd.example.org:3307',
  wordpressDatabase: 'web',
  wordpressUser: 'lector',
  wordpressPassword: 'clave de la web',
  wordpressPrefix: 'wp_',
  maxReservations: 5,
  retentionMonths: 12,
  mapSource: 'own',
  mapTilesUrl: 'https://tiles.example.org/{z}/{x}/{y}.png',
  mapCredit: '© Example',
  syncUrl: 'https://sinc.example.org/v1',
  syncToken: 'ficha de la otra parte',
  territories: { 1: monfrague, 2: tajo },
};
const why = (change: object) => refusals(Settings, { ...settings, ...change });

it('settings are kept as they are, each under its own name', () => {
  expect(Settings.parse(settings)).toEqual(settings);
});

const texts: [string, number][] = [
  ['appName', 80],
  ['mailAccount', 80],
  ['mailPassword', 400],
  ['mailAlias', 50],
  ['adminAlias', 50],
  ['paymentMerchantNumber', 50],
  ['paymentMerchantName', 300],
  ['paymentKey', 400],
  ['paymentCurrency', 50],
  ['wordpressDatabase', 64],
  ['wordpressUser', 80],
  ['wordpressPassword', 400],
  ['wordpressPrefix', 50],
  ['syncToken', 400],
];
const ofTerritory: [string, number][] = [
  ['adminAlias', 50],
  ['whatsappPhoneNumberId', 50],
  ['whatsappAccountId', 50],
  ['whatsappToken', 400],
  ['whatsappAppSecret', 400],
];

describe('a text', () => {
  it.each([...texts, ['mailHost', 200], ['wordpressHost', 200]] as [string, number][])(
    '%s has at most %i characters, without spaces around',
    (field, max) => {
      expect(Settings.parse({ ...settings, [field]: ` ${'a'.repeat(max - 2)} ` })).toHaveProperty(
        field,
        'a'.repeat(max - 2),
      );
      expect(why({ [field]: 'a'.repeat(max) })).toEqual([]);
      expect(why({ [field]: 'a'.repeat(max + 1) })).toEqual([`${field}: too_big`]);
    },
  );

  it.each(ofTerritory)('%s of a territory has at most %i, and is trimmed', (field, max) => {
    const of = (text: string) => ({ territories: { 1: { ...monfrague, [field]: text }, 2: tajo } });
    expect(Settings.parse({ ...settings, ...of(' x ') }).territories[1]).toHaveProperty(field, 'x');
    expect(why(of('a'.repeat(max)))).toEqual([]);
    expect(why(of('a'.repeat(max + 1)))).toEqual([`territories.1.${field}: too_big`]);
  });

  it('may be empty, but for the name of the product', () => {
    for (const [field] of texts) if (field !== 'appName') expect(why({ [field]: '' })).toEqual([]);
    expect(why({ appName: '  ' })).toEqual(['appName: too_small']);
  });

  it('of style is left as it is typed', () => {
    expect(CustomCssInput.parse({ css: ' b { } \n' })).toEqual({ css: ' b { } \n' });
    expect(why({ customCss: 'a'.repeat(60_000) })).toEqual([]);
    expect(why({ customCss: 'a'.repeat(60_001) })).toEqual(['customCss: too_big']);
    expect(refusals(CustomCssInput, { css: 'a'.repeat(60_000) })).toEqual([]);
    expect(refusals(CustomCssInput, { css: 'a'.repeat(60_001) })).toEqual(['css: too_big']);
  });
});

describe('a whole number', () => {
  it.each([
    ['mailPort', 1, 65_535],
    ['calendarIntervalMinutes', 1, 1440],
    ['gymCalendarIntervalMinutes', 1, 1440],
    ['feeReminderDays', 0, 60],
    ['maxReservations', 0, 1000],
    ['retentionMonths', 0, 600],
  ])('%s runs from %i to %i', (field, least, most) => {
    for (const number of [least, most]) expect(why({ [field]: number })).toEqual([]);
    expect(why({ [field]: least - 1 })).toEqual([`${field}: too_small`]);
    expect(why({ [field]: most + 1 })).toEqual([`${field}: too_big`]);
    expect(why({ [field]: least + 0.5 })).toEqual([`${field}: invalid_type`]);
  });
});

describe('the variant of the product (B44)', () => {
  it.each([
    ['general', 'general'],
    [' Gimnasio ', 'gimnasio'],
    ['ACTIVIDADES', 'actividades'],
  ])('%j is read as %s', (typed, appType) => {
    expect(Settings.parse({ ...settings, appType: typed }).appType).toBe(appType);
  });

  it.each([
    ['museo', 'invalid_value'],
    ['', 'invalid_value'],
    ['a'.repeat(21), 'too_big'],
  ])('%j is none', (appType, code) => expect(why({ appType })).toContain(`appType: ${code}`));
});

describe('addresses to write to', () => {
  it.each([
    ['', []],
    [' reservas@example.org ', []],
    ['reservas@example', ['mailFrom: email']],
    ['reservas', ['mailFrom: email']],
  ])('messages come from %j', (mailFrom, refused) => expect(why({ mailFrom })).toEqual(refused));

  it.each([
    [[], []],
    [['', '  '], []],
    [
      ['b@example.org', '', 'a@example.org'],
      ['b@example.org', 'a@example.org'],
    ],
    [
      [' a@example.org', 'a@example.org ', 'b@example.org'],
      ['a@example.org', 'b@example.org'],
    ],
  ])('the administration has %j: %j', (adminEmails, kept) => {
    expect(Settings.parse({ ...settings, adminEmails }).adminEmails).toEqual(kept);
    const territories = { 1: monfrague, 2: { ...tajo, adminEmails } };
    expect(Settings.parse({ ...settings, territories }).territories[2].adminEmails).toEqual(kept);
  });

  it('are three at most, and each is one', () => {
    const emails = ['a@example.org', 'b@example.org', 'c@example.org'];
    expect(why({ adminEmails: emails })).toEqual([]);
    expect(why({ adminEmails: [...emails, ''] })).toEqual(['adminEmails: too_big']);
    expect(why({ adminEmails: ['a@example.org', 'b@'] })).toEqual(['adminEmails.1: email']);
  });
});

it('maps lie on tiles of an address that has a place for each number', () => {
  expect(why({ mapSource: 'none', mapTilesUrl: '', mapCredit: '' })).toEqual([]);
  expect(why({ mapSource: 'mine' })).toEqual(['mapSource: invalid_value']);
  expect(why({ mapTilesUrl: 'https://tiles.example.org/1/2/3.png' })).toEqual(['mapTilesUrl: tiles']);
});

describe('where something is reached', () => {
  it.each(['', 'mail', 'mail.example.org', '192.0.2.7', '[2001:db8::1]', 'bd-1_a.example.org:3307'])(
    'at the host %j',
    (host) => {
      for (const field of ['mailHost', 'wordpressHost']) expect(why({ [field]: host })).toEqual([]);
    },
  );

  it.each(['https://mail.example.org', 'mail example', 'mail.example.org/x', 'ñ.example', 'a@b'])(
    'not at the host %j',
    (host) => {
      for (const field of ['mailHost', 'wordpressHost']) expect(why({ [field]: host })).toEqual([`${field}: host`]);
    },
  );

  it.each([
    ['', true],
    ['http://sinc.example.org', true],
    ['https://sinc.example.org:8443/v1?a=1', true],
    ['sinc.example.org', false],
    ['ftp://sinc.example.org', false],
    ['xhttps://sinc.example.org', false],
    ['httpsx://sinc.example.org', false],
    ['javascript:alert(1)', false],
  ])('at the address %j: %s', (address, reached) => {
    expect(why({ syncUrl: address })).toEqual(reached ? [] : ['syncUrl: url']);
    const territories = { 1: { ...monfrague, inboxUrl: address }, 2: tajo };
    expect(why({ territories })).toEqual(reached ? [] : ['territories.1.inboxUrl: url']);
  });

  it('at an address of 400 characters at most', () => {
    const address = (length: number) => `https://a.es/${'x'.repeat(length - 13)}`;
    expect(why({ syncUrl: address(400) })).toEqual([]);
    expect(why({ syncUrl: address(401) })).toEqual(['syncUrl: too_big']);
  });

  it.each(['', 'wp_', 'Web2_'])('in tables that begin with %j', (prefix) =>
    expect(why({ wordpressPrefix: prefix })).toEqual([]),
  );
  it.each(['wp-', 'wp_;', 'wp `'])('not in tables that begin with %j', (prefix) =>
    expect(why({ wordpressPrefix: prefix })).toEqual(['wordpressPrefix: prefix']),
  );
});

describe('some of the settings', () => {
  it('are those that are named, of a territory too', () => {
    expect(SettingsInput.parse({})).toEqual({});
    expect(SettingsInput.parse({ mailPort: 25, territories: { 2: { adminAlias: ' Tajo ' } } })).toEqual({
      mailPort: 25,
      territories: { 2: { adminAlias: 'Tajo' } },
    });
  });

  it('keep to the same limits', () => {
    expect(refusals(SettingsInput, { mailPort: 0 })).toEqual(['mailPort: too_small']);
    expect(refusals(SettingsInput, { territories: { 1: { inboxUrl: 'x' } } })).toEqual(['territories.1.inboxUrl: url']);
  });
});

it.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])('the account of territory %i: %s', (territoryId, known) => {
  expect(WhatsappAccountRef.safeParse({ territoryId }).success).toBe(known);
});

describe('the languages of visitors (B108)', () => {
  const read = (visitorLanguages: unknown) => SettingsInput.safeParse({ visitorLanguages });

  it.each([
    [['es'], ['es']],
    [
      ['pt', 'en', 'es'],
      ['pt', 'es', 'en'],
    ],
    [
      ['en', 'pt'],
      ['en', 'pt'],
    ],
    [
      ['es', 'es', 'pt'],
      ['es', 'pt'],
    ],
  ])('%j are kept as %j: the first, then the others in order', (given, kept) =>
    expect(read(given).data?.visitorLanguages).toEqual(kept),
  );

  it.each([[[]], [['en']], [['fr', 'es']], [['es', 'pt', 'en', 'es']], ['es'], [null]])('never %j', (given) =>
    expect(read(given).success).toBe(false),
  );
});
