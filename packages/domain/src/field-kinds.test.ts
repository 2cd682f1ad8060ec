import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  apart,
  code,
  day,
  exceedingFields,
  flag,
  keysOfKind,
  number,
  optionalNumber,
  own,
  pick,
  sentText,
  shapeOf,
  text,
  webAddress,
} from './field-kinds';

const declaration = {
  name: sentText({ max: 5 }),
  nick: text({ max: 5 }),
  postalCode: code({ max: 5 }),
  page: webAddress({ max: 30 }),
  size: number({ min: 1, max: 9, empty: 3 }),
  least: optionalNumber({ min: 1, max: 9, atMost: 'size' }),
  shown: flag(true, {}),
  since: day({}),
  hours: own(z.array(z.number())),
  video: apart,
};
const schema = z.object(shapeOf(declaration));

describe('a declaration', () => {
  it('says what is there where nothing is sent, and leaves out what is kept apart', () => {
    expect(schema.parse({ name: ' Ana ', hours: [], video: 'x' })).toEqual({
      name: 'Ana',
      nick: '',
      postalCode: null,
      page: '',
      size: 3,
      least: null,
      shown: true,
      since: null,
      hours: [],
    });
  });

  it.each([
    ['a text that is too long', { nick: '123456' }],
    ['an address of another kind', { page: 'ftp://example.com' }],
    ['a number below', { size: 0 }],
    ['a number above', { least: 10 }],
    ['half a number', { least: 1.5 }],
    ['no number where one has to be', { size: null }],
    ['no date', { since: '2026-02-30' }],
    ['a required text that is missing', { name: undefined }],
  ])('refuses %s', (_case, change) => {
    expect(schema.safeParse({ name: 'Ana', hours: [], ...change }).success).toBe(false);
  });

  it.each([
    ['  ', ''],
    [' https://example.com/a ', 'https://example.com/a'],
  ])('reads the address %j as %j', (typed, page) => {
    expect(schema.parse({ name: 'Ana', hours: [], page: typed }).page).toBe(page);
  });

  it('names its fields by their kind, in order', () => {
    expect(keysOfKind(declaration, ['text', 'number'])).toEqual(['name', 'nick', 'page', 'size', 'least']);
  });

  it.each([
    [{ size: 3, least: 4 }, ['least']],
    [{ size: 3, least: 3 }, []],
    [{ size: 3, least: null }, []],
  ])('of %j finds what exceeds another field: %j', (record, names) => {
    expect(exceedingFields(declaration, record)).toEqual(names);
  });

  it('picks fields and nothing else', () => {
    expect(pick({ nick: 'a', size: 1, other: true }, ['size', 'nick'])).toEqual({ size: 1, nick: 'a' });
  });
});
