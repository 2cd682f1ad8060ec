import type { MyBooking } from '@dehesa/domain/reservations';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/page-texts';
import { wire } from '../../../lib/wire';
import { CancelCard } from './cancel-card';
import { useMyBooking } from './use-my-booking';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing of it is shown here
const booking = { reference: 'ES-1', version: 'first' } as MyBooking;
/** What was called, each with what answers it. */
let calls: { name: string | undefined; body: string; answer: (version?: string) => void }[];
let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

function Page() {
  const actions = useMyBooking('token', booking);
  return (
    <>
      <button
        id="resend"
        onClick={() => void actions.act('state', (to) => to.resend.mutate(actions.link), 'Reenviado')}
      >
        Reenviar
      </button>
      {(['shift', 'people'] as const).map((part) => (
        <button
          key={part}
          id={part}
          onClick={() =>
            void actions.act(
              part,
              (to, newer = 'pressed') => to.changeShift.mutate({ ...actions.link, version: newer, shiftId: 1 }),
              part,
            )
          }
        >
          {part}
        </button>
      ))}
      <CancelCard actions={actions} open />
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  calls = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { body = '' }: { body?: string }) =>
      new Promise<Response>((resolve) => {
        const answer = (version = 'first') =>
          resolve(Response.json({ result: { data: wire.serialize({ ...booking, version }) } }));
        calls.push({ name: url.split('.').at(-1), body, answer });
      }),
  );
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() =>
    root.render(
      <LanguageProvider language="es" texts={bookingTexts('es')}>
        <Page />
      </LanguageProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const press = (selector: string) => act(() => place.querySelector<HTMLElement>(selector)?.click());
const until = (check: () => void) =>
  comesTrue(async () => {
    await act(() => Promise.resolve());
    check();
  });
const sent = () => calls.map(({ name }) => name);

it('a confirmed cancellation is sent once what runs is over, and once only', async () => {
  press('#resend');
  await until(() => expect(sent()).toEqual(['resend']));
  for (const _ of ['once', 'again']) {
    press('#cancelar .button-danger');
    press('dialog .button-danger');
  }
  expect(place.querySelector('#cancelar .button-danger')?.textContent).toBe('Cancelando…');
  calls[0]?.answer();
  await until(() => expect(sent()).toEqual(['resend', 'cancel']));
  calls[1]?.answer();
  await until(() => expect(place.querySelector('[role=status]')).not.toBeNull());
  expect(sent()).toEqual(['resend', 'cancel']);
});

it('what waited for a change of one’s own is sent over that, and the next over what is shown', async () => {
  press('#shift');
  press('#people');
  await until(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toContain('"version":"pressed"');
  calls[0]?.answer('second');
  await until(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toContain('"version":"second"');
  calls[1]?.answer('third');
  await until(() => expect(place.querySelector<HTMLButtonElement>('#people')).not.toBeNull());
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  press('#shift');
  await until(() => expect(calls).toHaveLength(3));
  expect(calls[2]?.body).toContain('"version":"pressed"');
});

it('what waited for a message is sent over what was shown: what others have changed meanwhile is told, not written over', async () => {
  press('#resend');
  press('#people');
  await until(() => expect(sent()).toEqual(['resend']));
  calls[0]?.answer('changed by staff');
  await until(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toContain('"version":"pressed"');
});
