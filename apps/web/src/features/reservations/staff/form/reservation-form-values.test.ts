import { describe, expect, it } from 'vitest';
import { emptySlot, formValuesOf, inLanguage, newReservation, tidyValues } from './reservation-form-values';
import type { StoredPerson, StoredReservation } from '../reservation-types';

const person: StoredPerson = {
  kind: 'booker',
  position: 0,
  firstName: 'Lucía',
  lastName: 'Peña',
  identity: '12345678Z',
  sex: 'F',
  birthDate: null,
  postalCode: '10001',
  province: 'Cáceres',
  locality: 'Cáceres',
  phonePrefix: '+34',
  phone: '600111222',
  email: 'lucia@correo.test',
};
const child: StoredPerson = {
  kind: 'child',
  position: 2,
  firstName: 'Íñigo',
  lastName: 'Peña',
  identity: null,
  sex: null,
  birthDate: '2015-03-01',
  postalCode: null,
  province: null,
  locality: null,
  phonePrefix: null,
  phone: null,
  email: null,
};
const stored: StoredReservation = {
  status: 3,
  language: 'es',
  notes: 'Viene en silla de ruedas',
  whatsapp: true,
  shift: { name: 'Mañana' },
  activity: { id: 7 },
  people: [person, child],
  unnamed: { adults: 0, minors: 0 },
};

it('a group is shown with how many have no name (B83), a party with none', () => {
  const group = { ...stored, people: [person], unnamed: { adults: 2, minors: 24 } };
  expect(formValuesOf(group).unnamed).toEqual({ adults: 2, minors: 24 });
  expect(tidyValues(formValuesOf(group)).unnamed).toEqual({ adults: 2, minors: 24 });
  expect(formValuesOf(stored).unnamed).toBeUndefined();
});

describe('newReservation', () => {
  it.each([
    ['es', '+34'],
    ['pt', '+351'],
  ] as const)('in %s starts pending, with the prefix %s', (language, phonePrefix) => {
    const values = newReservation(7, language);
    expect(values).toMatchObject({ activityId: 7, language, status: 1, notify: true, force: false });
    expect(values.companions.map(({ kind }) => kind)).toEqual(['', '', '']);
    expect(values.booker.phonePrefix).toBe(phonePrefix);
  });
});

describe('inLanguage', () => {
  it('leaves the places of the other country behind, whoever they are of', () => {
    const values = newReservation(7, 'es');
    const place = { postalCode: '10600', province: 'Cáceres', locality: 'Plasencia' };
    const typed = {
      ...values,
      booker: { ...values.booker, firstName: 'Lucía', ...place },
      companions: [{ ...emptySlot(), kind: 'adult' as const, ...place }, emptySlot(), emptySlot()],
    };
    const nowhere = { postalCode: '', province: '', locality: '' };
    const portuguese = inLanguage(typed, 'pt');
    expect(portuguese).toMatchObject({ language: 'pt', booker: { firstName: 'Lucía', ...nowhere } });
    expect(portuguese.companions[0]).toMatchObject(nowhere);
    // In English postal codes are Spanish too.
    expect(inLanguage(typed, 'en')).toEqual({ ...typed, language: 'en' });
  });
});

describe('formValuesOf', () => {
  it('fills the form with what is stored, blanks for what is not', () => {
    const values = formValuesOf(stored);
    expect(values).toMatchObject({ activityId: 7, status: 3, shift: 'Mañana', notes: 'Viene en silla de ruedas' });
    expect(values.booker).toMatchObject({ firstName: 'Lucía', birthDate: '', email: 'lucia@correo.test' });
    expect(values.companions).toEqual([
      emptySlot(),
      expect.objectContaining({ kind: 'child', firstName: 'Íñigo', email: '' }),
      emptySlot(),
    ]);
  });

  it('has no shift where the activity has none', () => {
    expect(formValuesOf({ ...stored, shift: null }).shift).toBe('');
  });

  it('survives a prefix that the form does not offer', () => {
    const foreign = formValuesOf({ ...stored, people: [{ ...person, phonePrefix: '+33' }] });
    expect(foreign.booker).toMatchObject({ phonePrefix: '+34', phone: '+33600111222' });
    const other = formValuesOf({
      ...stored,
      people: [person, { ...person, kind: 'adult', position: 2, phonePrefix: '+351', phone: '912345678' }],
    });
    expect(other.booker.phone).toBe('600111222');
    expect(other.companions.map(({ phone }) => phone)).toEqual(['', '+351912345678', '']);
  });
});

describe('tidyValues', () => {
  it('keeps documents in upper case and without surrounding spaces', () => {
    const values = formValuesOf(stored);
    const saved = tidyValues({ ...values, booker: { ...values.booker, identity: ' x1234567l ' } });
    expect(saved.booker.identity).toBe('X1234567L');
  });

  it('leaves no contact data of a child that was an adult a moment ago', () => {
    const values = formValuesOf({
      ...stored,
      people: [person, { ...person, kind: 'adult', position: 1, email: 'otra@correo.test' }],
    });
    const companions = values.companions.map((companion) => ({ ...companion, kind: 'child' as const }));
    const [saved] = tidyValues({ ...values, companions }).companions;
    expect(saved).toMatchObject({
      kind: 'child',
      firstName: 'Lucía',
      identity: '',
      email: '',
      phone: '',
      postalCode: '',
    });
  });

  it('reads a birth date that was just typed', () => {
    const values = formValuesOf(stored);
    expect(tidyValues({ ...values, booker: { ...values.booker, birthDate: '3/8/1998' } }).booker.birthDate).toBe(
      '1998-08-03',
    );
  });
});
