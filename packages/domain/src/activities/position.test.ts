import { describe, expect, it } from 'vitest';
import { readPosition, roundPosition, showPosition } from './position';

describe('readPosition', () => {
  it.each([
    ['39.8475,-6.0295', { lat: 39.8475, lng: -6.0295 }],
    ['  39.8475 ,  -6.0295 ', { lat: 39.8475, lng: -6.0295 }],
    ['+40,0', { lat: 40, lng: 0 }],
    ['-90,180', { lat: -90, lng: 180 }],
    ['90,-180', { lat: 90, lng: -180 }],
    ['1,2.5', { lat: 1, lng: 2.5 }],
  ])('%s', (typed, position) => expect(readPosition(typed)).toEqual(position));

  it.each([
    '',
    'aquí',
    '39.84',
    '91,0',
    '-90.1,0',
    '0,181',
    '0,-180.1',
    'x39.8475,-6.0295',
    '39.8475,-6.0295x',
    '39.,6',
    ',6',
    '39,8475 -6,0295',
    '39,84,-6,02',
    '1e1,2',
    '39.8475;-6.0295',
    '0039,1',
  ])('finds no point in "%s"', (typed) => expect(readPosition(typed)).toBeUndefined());
});

it('writes what it reads', () => {
  expect(showPosition({ lat: 39.8475, lng: -6.0295 })).toBe('39.8475,-6.0295');
  expect(showPosition(null)).toBe('');
});

it('rounds to a tenth of a metre, and writes that without exponents', () => {
  expect(roundPosition({ lat: 39.847_512_345_6, lng: -6.029_499_999_9 })).toEqual({ lat: 39.847512, lng: -6.0295 });
  expect(readPosition(showPosition(roundPosition({ lat: 1e-6, lng: 4e-7 })))).toEqual({ lat: 0.000001, lng: 0 });
});
