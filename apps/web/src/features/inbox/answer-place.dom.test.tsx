import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { comesTrue } from '../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../lib/screens/shown-screen.test-support';
import type { Outputs } from '../../lib/trpc';
import { AnswerPlace } from './answer-place';

type Conversation = Outputs['config']['inbox']['conversation'];
type Reservation = Conversation['reservations'][number];

const texts = inbox.es;
const { show } = screensOf({});

const reservation = (id: number, title: string): Reservation => ({
  id,
  reference: `MON-${id}`,
  status: 2,
  partySize: 1,
  name: 'Ana',
  activityId: 4,
  title,
  date: '2026-06-20',
  templates: ['reserva-confirmada', 'reserva-modificada'],
});
const now = new Date('2026-06-01T10:00:00Z');
const cranes = reservation(1, 'Grullas');
const boat = reservation(2, 'Barco');

let refresh: (reservations: Reservation[]) => void;
function Place() {
  const [reservations, setReservations] = useState([cranes]);
  useEffect(() => {
    refresh = setReservations;
  }, []);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the place reads of it
  const conversation = { id: 3, enquiry: null, canAnswer: true, windowClosesAt: null, now } as Conversation;
  return <AnswerPlace conversation={{ ...conversation, reservations }} />;
}

const shown = async () => {
  const select = await field(texts.chooseTemplate);
  return select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.textContent ?? '') : 'no select';
};

it('what is chosen stays so where other reservations come before it', async () => {
  show(Place);
  expect(await shown()).toMatch(/Grullas$/);
  refresh([boat, cranes]);
  await comesTrue(() => expect(document.querySelectorAll('option')).toHaveLength(4));
  expect(await shown()).toMatch(/Grullas$/);
  expect((await button(texts.sendTemplate)).disabled).toBe(false);
});

it('where it has gone nothing is sent in its place: it is asked anew', async () => {
  show(Place);
  await shown();
  refresh([boat]);
  await comesTrue(() => expect(document.body.textContent).toContain(texts.chooseAnew));
  expect(await shown()).toBe('');
  expect((await button(texts.sendTemplate)).disabled).toBe(true);
  const select = await field(texts.chooseTemplate);
  select.value = '2 reserva-confirmada';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await comesTrue(async () => expect(await shown()).toMatch(/Barco$/));
  expect((await button(texts.sendTemplate)).disabled).toBe(false);
  expect(document.body.textContent).not.toContain(texts.chooseAnew);
});
