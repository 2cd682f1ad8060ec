import { day, flag, number, optionalNumber, reference, sentNumber, text } from '@dehesa/domain/field-kinds';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { emptyInputs, inputsOf, readInputs } from './declared-values';

const declaration = {
  name: text({ max: 9 }),
  places: sentNumber({ min: 0, max: 9, empty: 0 }),
  hours: number({ min: 1, max: 9, empty: 3 }),
  least: optionalNumber({ min: 1, max: 9 }),
  shown: flag(true, {}),
  since: day({}),
  company: reference(z.number(), {}),
};
const names = ['name', 'places', 'hours', 'least', 'shown', 'since', 'company'] as const;
const empty = { name: '', places: '', hours: 3, least: '', shown: true, since: null, company: null };

it('begins a new record with what the schema makes of nothing', () => {
  expect(emptyInputs(declaration, names)).toEqual(empty);
});

it('holds a stored record as its inputs do', () => {
  const stored = { name: 'Ana', places: 4, hours: 5, least: null, shown: false, since: '2026-06-01', company: 7 };
  const held = { ...stored, least: '', company: '7' };
  expect(inputsOf(declaration, names, stored)).toEqual(held);
  expect(readInputs(declaration, names, inputsOf(declaration, names, stored))).toEqual(stored);
});

it('reads numbers as they were typed, and of empty ones what that means', () => {
  const typed = { ...emptyInputs(declaration, names), hours: '', places: '6', company: '7' };
  expect(readInputs(declaration, names, typed)).toEqual({
    ...empty,
    places: 6,
    hours: 3,
    least: null,
    company: 7,
  });
});
