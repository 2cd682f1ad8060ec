import type { PublicActivityPage } from '@dehesa/domain/activities';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { typedDraft } from '../../../features/reservations/booking/draft/booking-draft.test-support';
import { keepReceipt, keepUnsent, writeDraft } from '../../../features/reservations/booking/draft/draft-storage';
import { LanguageProvider } from '../../../lib/page-texts';
import { wire } from '../../../lib/wire';
import { sampleActivity } from '../page.test-support';
import { ActivityPage } from './activity-page';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';

const full = {
  full: true,
  waitingList: false,
  places: { state: 'full', free: 0, total: 12, uncertain: null },
} as const;
let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
/** The bodies of what was sent. */
let sent: string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  sessionStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (change: Partial<PublicActivityPage>) =>
  act(() =>
    root.render(
      <LanguageProvider language="es" texts={bookingTexts('es')}>
        <ActivityPage activity={sampleActivity(change)} now="2026-11-21T12:00:00.000Z" />
      </LanguageProvider>,
    ),
  );
const told = () => place.textContent;
const receipt = {
  reference: 'TAJ-7KQ2RTXA',
  waiting: false,
  confirmed: false,
  position: null,
  shift: '',
  people: 2,
  email: '',
  link: '',
  correction: '',
};

describe('an activity that is full by now', () => {
  it('has no form for who comes anew', () => {
    show(full);
    expect(place.querySelector('#book')).toBeNull();
    expect(told()).toContain('Aforo completo');
  });

  it('shows who took its last places that they have them, and offers no further booking', () => {
    keepReceipt('barco', receipt);
    show(full);
    expect(place.querySelector('.thanks')?.textContent).toContain('TAJ-7KQ2RTXA');
    expect(told()).not.toContain('Aforo completo');
    expect(told()).not.toContain(bookingTexts('es').done.again);
  });

  it('has a booking that was not answered sent again, and told what came of it (decision 0039)', async () => {
    const answer = { reference: 'TAJ-7KQ2RTXA', status: 1, waiting: null, rights: { link: '', correction: '' } };
    vi.stubGlobal('fetch', (_url: string, { body = '' }: { body?: string }) => {
      sent.push(body);
      return Promise.resolve(Response.json({ result: { data: wire.serialize(answer) } }));
    });
    writeDraft('barco', typedDraft('1'.repeat(32)));
    keepUnsent('barco', { waitingList: false });
    show(full);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    // Sending is loaded first.
    await comesTrue(() => expect(place.querySelector('.thanks')?.textContent).toContain('TAJ-7KQ2RTXA'));
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    expect(sent).toEqual([expect.stringContaining('1'.repeat(32))]);
  });
});

it('an activity that lies behind, or is suspended, is not thanked for', () => {
  keepReceipt('barco', receipt);
  show({ state: 'past' });
  expect(place.querySelector('.thanks')).toBeNull();
  show({ state: 'closed', suspension: { reason: 'fire', words: '' } });
  expect(place.querySelector('.thanks')).toBeNull();
});
