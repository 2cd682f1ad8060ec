import { expect, it } from 'vitest';
import { contactPhone } from './contact-phone';

const monfrague = { territoryId: 1, postalCode: null };
const overThere = { territoryId: 2, postalCode: '6000-123' };
const onTheBorder = { territoryId: 2, postalCode: null };

it.each([
  ['927 199 134', monfrague, '927 199 134', '+34 927 199 134', '+34 927 199 134'],
  ['600 000 121', onTheBorder, '600 000 121', '+34 600 000 121', '+34 600 000 121'],
  ['277 201 112', onTheBorder, '+351 277 201 112', '277 201 112', '+351 277 201 112'],
  ['912 345 678', overThere, '+351 912 345 678', '912 345 678', '+351 912 345 678'],
  ['927 199 134', { territoryId: 2, postalCode: '10500' }, '927 199 134', '+34 927 199 134', '+34 927 199 134'],
  // Which of the two countries it is nobody can tell.
  ['927 199 134', onTheBorder, '927 199 134', '927 199 134', '927 199 134'],
  ['+34 600 000 121', overThere, '+34 600 000 121', '+34 600 000 121', '+34 600 000 121'],
  ['00351 277201112', monfrague, '00351 277201112', '00351 277201112', '00351 277201112'],
  ['+44 20 7946 0000', monfrague, '+44 20 7946 0000', '+44 20 7946 0000', '+44 20 7946 0000'],
  ['112', monfrague, '112', '112', '112'],
  ['', monfrague, '', '', ''],
] as const)('%s at %j is dialled as %s from Spain, %s from Portugal, %s from elsewhere', (phone, where, es, pt, en) => {
  const dialled = (['es', 'pt', 'en'] as const).map((language) => contactPhone(phone, where, language));
  expect(dialled).toEqual([es, pt, en]);
});
