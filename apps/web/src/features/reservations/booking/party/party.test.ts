import { expect, it } from 'vitest';
import { emptyCompanion } from '../draft/booking-draft';
import { resized, sizeOf } from './party';

const adult = (firstName: string) => ({ ...emptyCompanion('adult'), firstName });
const child = (firstName: string) => ({ ...emptyCompanion('child'), firstName });
const names = (companions: readonly { kind: string; firstName: string }[]) =>
  companions.map(({ kind, firstName }) => `${kind} ${firstName}`.trim());

it.each([
  ['nobody yet', [], { adults: 2, children: 2 }, ['adult', 'child', 'child']],
  ['who is there stays first', [child('Eva')], { adults: 2, children: 1 }, ['child Eva', 'adult']],
  ['blank ones go first', [adult(''), adult('Luis')], { adults: 2, children: 0 }, ['adult Luis']],
  ['then the last', [adult('Luis'), adult('Inés')], { adults: 2, children: 0 }, ['adult Luis']],
  ['each kind by itself', [adult('Luis'), child('Eva')], { adults: 1, children: 2 }, ['child Eva', 'child']],
  ['alone again', [adult('Luis'), child('Eva')], { adults: 1, children: 0 }, []],
])('%s', (_what, companions, size, expected) => {
  const party = resized(companions, size);
  expect(names(party)).toEqual(expected);
  expect(sizeOf(party)).toEqual(size);
});
