import { failure } from '@dehesa/domain/errors';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { enquiry as texts } from '@dehesa/i18n/locales/es/enquiry';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleActivity } from '../../app/booking/page.test-support';
import { keepInTab } from './booking/draft/tab-storage';
import { LanguageProvider } from '../../lib/page-texts';
import { wire } from '../../lib/wire';
import { BookingForm } from './booking/booking-form';
import { typedDraft } from './booking/draft/booking-draft.test-support';
import { writeDraft } from './booking/draft/draft-storage';
import { QuestionForm } from './enquiry/question-form';
import { enquiryKey } from './enquiry/use-enquiry';
import { comesTrue } from '../../lib/screens/comes-true.test-support';

const spent = '1'.repeat(32);
let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
/** The keys of what was sent to be stored. */
let keys: (string | undefined)[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  keys = [];
  vi.stubGlobal('fetch', (_url: string, { body = '' }: { body?: string }) => {
    const key = /"idempotencyKey":"(\w+)"/.exec(body)?.[1];
    if (key !== undefined) keys.push(key);
    const domain = failure(key === spent ? 'reservations.idempotencyMismatch' : 'record.notFound');
    const refusal = { message: 'refused', code: -32_009, data: { domain, code: 'CONFLICT', httpStatus: 409 } };
    return Promise.resolve(Response.json({ error: wire.serialize(refusal) }, { status: 409 }));
  });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Presses until something new was sent: the button waits for what the tab keeps, and for the answer before. */
const send = (count: number) =>
  comesTrue(() => {
    if (keys.length < count) place.querySelector<HTMLElement>('[type=submit]')?.click();
    expect(keys).toHaveLength(count);
  });
const show = (content: ReactNode) =>
  root.render(
    <LanguageProvider language="es" texts={bookingTexts('es')}>
      {content}
    </LanguageProvider>,
  );

it.each([
  [
    'a booking',
    'Reserva ya recibida',
    () => {
      writeDraft('barco', typedDraft(spent));
      show(<BookingForm activity={sampleActivity()} />);
    },
  ],
  [
    'a question',
    'Ya recibida',
    () => {
      const typed = { firstName: 'Carmen', email: 'carmen@example.org', text: '¿Hay sombra?', privacyAccepted: true };
      keepInTab(enquiryKey('question', 'barco'), { draft: { ...typed, idempotencyKey: spent } });
      show(<QuestionForm activity={sampleActivity()} texts={texts} onClose={() => undefined} />);
    },
  ],
])('%s whose key was spent on another can be sent once that was told', async (_what, told, open) => {
  open();
  await send(1);
  await comesTrue(() => expect(place.textContent).toContain(told));
  await send(2);
  expect(keys[0]).toBe(spent);
  expect(keys[1]).not.toBe(spent);
});
