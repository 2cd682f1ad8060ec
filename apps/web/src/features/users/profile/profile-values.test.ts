import { describe, expect, it } from 'vitest';
import type { Profile } from '../row';
import { passwordProblems } from './password-problems';
import { profileCheck, profileValues, toProfileInput } from './profile-values';

const stored: Profile = {
  id: 4,
  role: 4,
  reference: '000',
  alias: '',
  firstName: 'Nieves',
  lastName: 'Prado Soto',
  companyName: 'Hotel del Río',
  taxId: '',
  postalCode: '10980',
  address: '',
  locality: 'Alcántara',
  province: 'Cáceres',
  phone: '927 39 00 00',
  email: 'hola@hoteldelrio.test',
  website: '',
  services: '',
  birthDate: null,
  territoryId: 2,
  imageId: null,
  imageUrl: null,
  language: 'es',
  createdAt: new Date('2026-01-01'),
  membership: null,
};
const problems = (change: Partial<Profile>, mode: { appType: 'actividades' | 'gimnasio'; role: 3 | 4 }) =>
  profileCheck({ storedEmail: stored.email, ...mode }, 'es')(profileValues({ ...stored, ...change }));

it('goes as the server wants it', () => {
  expect(toProfileInput(profileValues(stored))).not.toHaveProperty('country');
  expect(problems({}, { appType: 'actividades', role: 4 })).toEqual({});
});

it('a collaborator stays complete, others need their name and address (D7)', () => {
  const bare = { companyName: '', postalCode: '', locality: '', province: '', phone: '' };
  expect(problems(bare, { appType: 'actividades', role: 3 })).toEqual({});
  expect(Object.keys(problems(bare, { appType: 'actividades', role: 4 })).toSorted()).toEqual(
    Object.keys(bare).toSorted(),
  );
  expect(problems({ firstName: '', email: 'x' }, { appType: 'actividades', role: 3 })).toEqual({
    firstName: 'Campo obligatorio',
    email: 'Email no válido',
    currentPassword: 'Campo obligatorio',
  });
});

it('another address needs the password, and nothing else does', () => {
  const mode = { appType: 'actividades', role: 4, storedEmail: stored.email } as const;
  const check = profileCheck(mode, 'es');
  const moved = { ...profileValues(stored), email: 'otra@hoteldelrio.test' };
  expect(check(moved)).toEqual({ currentPassword: 'Campo obligatorio' });
  expect(check({ ...moved, currentPassword: 'encina' })).toEqual({});
  const sameAddress = { ...moved, email: ' Hola@HotelDelRio.test', alias: 'otro' };
  expect(check(sameAddress)).not.toHaveProperty('currentPassword');
});

it('a gym needs the birth date, a website is an address of the web', () => {
  expect(problems({}, { appType: 'gimnasio', role: 3 })).toEqual({ birthDate: 'Campo obligatorio' });
  expect(problems({ website: 'no es una web' }, { appType: 'actividades', role: 4 })).toEqual({
    website: 'Escribe una dirección web, por ejemplo www.ejemplo.es',
  });
});

describe('a new password of one’s own (B27)', () => {
  it.each([
    [
      ['', '', ''],
      ['current', 'next', 'repeated'],
    ],
    [['old', 'short', 'short'], ['next']],
    [['old', 'long enough', 'long enouhg'], ['repeated']],
    [['old', 'long enough', 'long enough'], []],
  ])('%o: %o', ([current = '', next = '', repeated = ''], fields) =>
    expect(Object.keys(passwordProblems({ current, next, repeated }, 'pt'))).toEqual(fields),
  );
});
