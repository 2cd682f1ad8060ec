import { expect, it } from 'vitest';
import { feeEndsOf } from './fee-ends';

it('knows until when those have paid who pay a fee, also where none is known yet', () => {
  const membership = { tariffId: null, tariff: null, paidOn: null, state: 'none' } as const;
  const ticked = new Map([
    [1, { membership: { ...membership, expiresOn: '2026-05-06' } }],
    [2, { membership: null }],
    [3, { membership: { ...membership, expiresOn: null } }],
  ]);
  expect([...feeEndsOf(ticked)]).toEqual([
    [1, '2026-05-06'],
    [3, null],
  ]);
});
