import { describe, expect, it } from 'vitest';
import { readBirthDate, showBirthDate } from './birth-date';

describe('readBirthDate', () => {
  it.each([
    ['30/08/1998', '1998-08-30'],
    ['3/8/1998', '1998-08-03'],
    ['3-8-1998', '1998-08-03'],
    ['3.8.1998', '1998-08-03'],
    [' 30 08 1998 ', '1998-08-30'],
    ['30081998', '1998-08-30'],
    ['29/02/2000', '2000-02-29'],
    ['1998-08-30', '1998-08-30'],
    ['', ''],
    ['29/02/2001', '29/02/2001'],
    ['08/30/1998', '08/30/1998'],
    ['30/08/98', '30/08/98'],
    ['30/08', '30/08'],
  ])('%s: %s', (typed, read) => {
    expect(readBirthDate(typed)).toBe(read);
  });
});

describe('showBirthDate', () => {
  it.each([
    ['1998-08-30', '30/08/1998'],
    ['30/0', '30/0'],
    ['', ''],
  ])('%s: %s', (value, shown) => {
    expect(showBirthDate(value)).toBe(shown);
  });
});
