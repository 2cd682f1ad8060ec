import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { cancelReservation, confirmReservation } from './change-status';
import { readReservation } from '../staff/read-reservation';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);

it('confirming a confirmed reservation sends its confirmation again and changes nothing else (B17)', async () => {
  const activityId = await world.activity();
  const id = await world.reserve(activityId, 3, { status: 2, notify: false });
  world.passMinutes(5);
  await confirmReservation(admin(), { id, notify: true, force: false });
  await confirmReservation(admin(), { id, notify: true, force: false });
  expect(await world.sent(id)).toEqual(['reserva-confirmada', 'reserva-confirmada']);
  expect(await world.held(activityId)).toEqual([3]);
  const { status, history } = await readReservation(admin(), { id, includeCancelled: false });
  expect(status).toBe(2);
  expect(history.slice(0, 2)).toMatchObject([
    { action: 'reservations.changeStatus', from: 2, to: 2, notified: true },
    { action: 'reservations.changeStatus', from: 2, to: 2, notified: true },
  ]);
});

it('not for a cancelled one, nor beyond one’s reach (B18, B22)', async () => {
  const id = await world.reserve(await world.activity(), 1, { status: 2, notify: false });
  const again = { id, notify: true, force: false };
  expect(await refusal(confirmReservation(world.as(world.actors.tajo), again))).toBe('record.notFound');
  await cancelReservation(admin(), { id, notify: false, force: false });
  expect(await refusal(confirmReservation(admin(), again))).toBe('reservations.alreadyCancelled');
  expect(await world.sent(id)).toEqual([]);
});
