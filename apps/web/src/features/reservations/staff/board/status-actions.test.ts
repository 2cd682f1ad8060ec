import { liveStatuses } from '@dehesa/domain/reservation-status';
import { assertTransition, ReservationStatus } from '@dehesa/domain/reservations';
import { describe, expect, it } from 'vitest';
import { actionsOf, actionTo, asksToNotify, attendsLater, type StatusAction, statusChoices } from './status-actions';

const leadsTo: Partial<Record<StatusAction, ReservationStatus>> = {
  confirm: ReservationStatus.confirmed,
  resend: ReservationStatus.confirmed,
  wait: ReservationStatus.waiting,
  cancel: ReservationStatus.cancelled,
};

describe('actionsOf', () => {
  it.each([
    { status: 1, attended: false, dayHasCome: false, actions: ['confirm', 'wait', 'cancel'] },
    { status: 2, attended: false, dayHasCome: true, actions: ['attend', 'resend', 'wait', 'cancel'] },
    { status: 2, attended: false, dayHasCome: false, actions: ['resend', 'wait', 'cancel'] },
    { status: 2, attended: true, dayHasCome: true, actions: ['resend', 'unattend', 'wait', 'cancel'] },
    { status: 3, attended: false, dayHasCome: true, actions: ['confirm', 'cancel'] },
    {
      status: 2,
      attended: false,
      dayHasCome: false,
      mayWhatsapp: true,
      actions: ['resend', 'resendWhatsapp', 'wait', 'cancel'],
    },
    { status: 1, attended: false, dayHasCome: false, mayWhatsapp: true, actions: ['confirm', 'wait', 'cancel'] },
  ] as const)('state $status, attended $attended, day has come $dayHasCome: $actions', ({ actions, ...facts }) => {
    expect(actionsOf(facts)).toEqual(actions);
  });

  it.each(liveStatuses)('offers in state %s only changes that B17 knows', (status) => {
    const targets = actionsOf({ status, attended: false, dayHasCome: true }).flatMap((action) => leadsTo[action] ?? []);
    expect(() => targets.forEach((to) => assertTransition(status, to))).not.toThrow();
  });
});

it.each([
  [{ status: 2, attended: false, dayHasCome: false }, true],
  [{ status: 2, attended: false, dayHasCome: true }, false],
  [{ status: 2, attended: true, dayHasCome: false }, false],
  [{ status: 1, attended: false, dayHasCome: false }, false],
] as const)('attendsLater of %j: %s (B64)', (facts, later) => {
  expect(attendsLater(facts)).toBe(later);
});

describe('asksToNotify', () => {
  it.each([
    ['confirm', true],
    ['wait', true],
    ['cancel', true],
    ['resend', false],
    ['resendWhatsapp', false],
    ['attend', false],
    ['unattend', false],
  ] as const)('%s: %s', (action, asked) => {
    expect(asksToNotify(action)).toBe(asked);
  });
});

describe('statusChoices', () => {
  it.each(liveStatuses)('%s: its own state and those that B17 lets it reach', (from) => {
    const [own, ...others] = statusChoices(from);
    expect(own).toBe(from);
    expect(others).not.toHaveLength(0);
    for (const to of others) expect(() => assertTransition(from, to)).not.toThrow();
  });

  it('never leads back to pending', () => {
    expect(statusChoices(2)).not.toContain(1);
    expect(statusChoices(3)).not.toContain(1);
  });
});

describe('actionTo', () => {
  const pairs = liveStatuses.flatMap((from) => liveStatuses.map((to) => ({ from, to })));

  it.each(pairs)('from $from to $to: only a change that B17 knows', ({ from, to }) => {
    const action = actionTo(from, to);
    if (action === undefined) return;
    expect(leadsTo[action]).toBe(to);
    expect(() => assertTransition(from, to)).not.toThrow();
  });

  it('knows four ways, and none back to pending', () => {
    const known = pairs.filter(({ from, to }) => actionTo(from, to) !== undefined);
    expect(known.map(({ from, to }) => `${from} → ${to}`)).toEqual(['1 → 3', '1 → 2', '3 → 2', '2 → 3']);
  });
});
