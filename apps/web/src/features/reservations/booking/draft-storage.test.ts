import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCompanion, emptyDraft } from './booking-draft';
import { forgetReceipt, keepReceipt, readDraft, readReceipt, writeDraft } from './draft-storage';

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
    keepReceipt('barco', { reference: 'MON-ABCD2345', waiting: false, position: null });
    expect([readDraft('barco', empty), readReceipt('barco')]).toEqual([empty, undefined]);
  });
});

describe('a receipt', () => {
  it('replaces the draft and stays until another booking is begun', () => {
    writeDraft('barco', { ...empty, notes: 'nota' });
    const receipt = { reference: 'MON-ABCD2345', waiting: true, position: { position: 2, waiting: 5 } };
    keepReceipt('barco', receipt);
    expect(readDraft('barco', empty)).toEqual(empty);
    expect(readReceipt('barco')).toEqual(receipt);
    forgetReceipt('barco');
    expect(readReceipt('barco')).toBeUndefined();
  });
});
