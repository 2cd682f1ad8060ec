import { expect, it } from 'vitest';
import { answersBySlot, ownAnswerKey } from './own-answers';

const before = [
  { id: 70, position: 0 },
  { id: 71, position: 1 },
];

it('answers stay with who they are of, whoever takes the slot (B73)', () => {
  const typed = {
    [ownAnswerKey(before, null, 'a')]: 'Coche',
    [ownAnswerKey(before, 0, 'b')]: 'Ninguna',
    [ownAnswerKey(before, 1, 'b')]: 'Nueces',
  };
  expect(answersBySlot(typed, before)).toEqual({ 'party.a': 'Coche', '0.b': 'Ninguna', '1.b': 'Nueces' });
  const after = [
    { id: 70, position: 0 },
    { id: 85, position: 1 },
  ];
  expect(answersBySlot(typed, after)).toEqual({ 'party.a': 'Coche', '0.b': 'Ninguna' });
});
