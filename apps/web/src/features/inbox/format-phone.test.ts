import { expect, it } from 'vitest';
import { formatPhone } from './format-phone';

it.each([
  ['+34600100201', '+34 600 100 201'],
  ['+351910100203', '+351 910 100 203'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+34927199', '+34 927 199'],
  ['600100201', '600100201'],
  ['', ''],
])('%s → %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown));
