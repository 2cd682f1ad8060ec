import { beforeAll, expect, it } from 'vitest';
import { loadErrorTexts } from '../error-texts';
import { deliveryError } from './delivery-error';

beforeAll(() => loadErrorTexts('es'));

it('says in words that a message was not due any more, and else what the far side answered', () => {
  expect(deliveryError('messages.notDue', 'es')).toBe('Cuando le tocaba salir, lo que dice ya no era cierto.');
  expect(deliveryError('550 no such user', 'es')).toBe('550 no such user');
});
