import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCompanion, emptyDraft } from './booking-draft';
import {
  forgetReceipt,
  keepReceipt,
  keepUnsent,
  readDraft,
  readReceipt,
  readUnsent,
  withTyped,
  writeDraft,
} from './draft-storage';

const empty = emptyDraft('nueva', '+34');
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const rights = { link: 'own-page', correction: 'own-right' };
const sent = { shift: '16:30', people: 2, email: 'ana@example.org', ...rights };

describe('a draft', () => {
  it('comes back whole after a reload, with its key, for its own activity only', () => {
    const draft = {
      ...empty,
      idempotencyKey: 'clave',
      shift: 'Tarde',
      photoConsent: true,
      booker: { ...empty.booker, firstName: 'Inês' },
      companions: [{ ...emptyCompanion('child'), firstName: 'Rui' }],
    };
    writeDraft('barco', draft);
    expect(readDraft('barco', empty)).toEqual(draft);
    expect(readDraft('otra', empty)).toEqual(empty);
  });

  it.each(['', 'no es JSON', 'null', '[]', '7', '{"booker":5,"companions":{},"shift":7}', '{"companions":[null,1]}'])(
    'is empty where %s is stored',
    (text) => {
      stored.set('dehesa-booking:barco', text);
      expect(readDraft('barco', empty)).toEqual(empty);
    },
  );

  it('works without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    writeDraft('barco', empty);
    keepReceipt('barco', { reference: 'MON-ABCD2345', waiting: false, confirmed: false, position: null, ...sent });
    expect([readDraft('barco', empty), readReceipt('barco')]).toEqual([empty, undefined]);
  });
});

describe('a draft that was sent and not answered', () => {
  it('is known as such after a reload, until it is answered or given up', () => {
    expect(readUnsent('barco')).toBeNull();
    keepUnsent('barco', { waitingList: true });
    expect([readUnsent('barco'), readUnsent('otra')]).toEqual([{ waitingList: true }, null]);
    keepUnsent('barco', null);
    expect(readUnsent('barco')).toBeNull();
    keepUnsent('barco', { waitingList: false });
    keepReceipt('barco', { reference: 'MON-ABCD2345', waiting: false, confirmed: false, position: null, ...sent });
    expect([...stored.keys()]).toEqual(['dehesa-booked:barco']);
  });
});

describe('a receipt', () => {
  it('replaces the draft and stays until another booking is begun', () => {
    writeDraft('barco', { ...empty, notes: 'nota' });
    const receipt = {
      reference: 'MON-ABCD2345',
      waiting: true,
      confirmed: false,
      position: { position: 2, waiting: 5 },
      ...sent,
    };
    keepReceipt('barco', receipt);
    expect(readDraft('barco', empty)).toEqual(empty);
    // The next person at a device that is lent neither reads whose booking it was nor changes it (B79).
    expect(readReceipt('barco')).toEqual({ ...receipt, email: '', link: '', correction: '' });
    for (const kept of stored.values()) expect(kept).not.toMatch(/ana@|own-page|own-right/);
    forgetReceipt('barco');
    expect(readReceipt('barco')).toBeUndefined();
  });
});

describe('what was typed before the page’s scripts were there', () => {
  it('goes before what was stored, part by part', () => {
    const stored = {
      ...empty,
      notes: 'De antes',
      shift: 'Tarde',
      booker: { ...empty.booker, lastName: 'Campos', birthDate: '1956-3-' },
    };
    const typed = new Map<string, string | boolean>([
      ['booker.firstName', 'Inés'],
      ['booker.identity', '12345678z'],
      ['booker.birthDate.day', '14'],
      ['booker.sex', 'F'],
      ['notes', 'De ahora'],
      ['photoConsent', true],
    ]);
    expect(withTyped(stored, typed)).toEqual({
      ...stored,
      notes: 'De ahora',
      photoConsent: true,
      booker: {
        ...stored.booker,
        firstName: 'Inés',
        identity: '12345678Z',
        birthDate: '1956-3-14',
        sex: 'F',
      },
    });
  });

  it('leaves a draft alone where nothing was typed, or nothing of its own', () => {
    expect(withTyped(empty, new Map())).toEqual(empty);
    expect(
      withTyped(
        empty,
        new Map<string, string | boolean>([
          ['privacyAccepted', 'on'],
          ['other', 'x'],
        ]),
      ),
    ).toEqual(empty);
  });
});
