import { describe, expect, it } from 'vitest';
import { checkCollaborator, missingCollaboratorFields, requiredSignUpFields } from './check-collaborator';
import { CollaboratorInput } from './schema';

const hotel = {
  companyName: ' Hotel del Río ',
  postalCode: '10700',
  locality: 'Alcántara',
  province: 'Cáceres',
  phone: '927 39 00 00',
  email: 'hola@hoteldelrio.test',
};
const parse = (change: object = {}) => CollaboratorInput.parse({ ...hotel, ...change });

describe('what is stored', () => {
  it('is trimmed, and what was not said is empty', () => {
    expect(parse()).toEqual({
      ...hotel,
      companyName: 'Hotel del Río',
      firstName: '',
      lastName: '',
      website: '',
      services: '',
      territoryId: null,
      imageId: null,
      language: null,
    });
  });

  it.each([
    ['www.hoteldelrio.test', 'https://www.hoteldelrio.test'],
    ['hoteldelrio.test/es?a=1', 'https://hoteldelrio.test/es?a=1'],
    ['http://hoteldelrio.test', 'http://hoteldelrio.test'],
    ['', ''],
  ])('a web address %j is %j', (typed, stored) => expect(parse({ website: typed }).website).toBe(stored));

  it.each([['javascript:alert(1)'], ['ftp://hoteldelrio.test'], ['no es una web'], ['data:text/html,x'], ['https://']])(
    'refuses %j as a web address',
    (website) => expect(CollaboratorInput.safeParse({ ...hotel, website }).success).toBe(false),
  );

  it('keeps to the greatest lengths (D1)', () => {
    expect(parse({ services: 'a'.repeat(2000) }).services).toHaveLength(2000);
    for (const [field, max] of [
      ['services', 2000],
      ['companyName', 80],
      ['phone', 20],
      ['postalCode', 10],
    ] as const) {
      expect(CollaboratorInput.safeParse({ ...hotel, [field]: 'a'.repeat(max + 1) }).success).toBe(false);
    }
  });
});

describe('what a collaborator needs (D7)', () => {
  it('is complete without a contact person, for staff', () => {
    expect(checkCollaborator(parse())).toBeNull();
    expect(missingCollaboratorFields(parse(), requiredSignUpFields)).toEqual(['firstName', 'lastName', 'imageId']);
  });

  it.each(['companyName', 'postalCode', 'locality', 'province', 'phone', 'email'] as const)(
    'is refused without %s',
    (field) => {
      const input = parse({ [field]: '  ' });
      expect(missingCollaboratorFields(input)).toEqual([field]);
      expect(checkCollaborator(input)).toEqual({ code: 'collaborators.incomplete' });
    },
  );

  it('is refused with what is no e-mail address', () => {
    expect(checkCollaborator(parse({ email: 'hola@hotel' }))).toEqual({ code: 'collaborators.emailInvalid' });
  });
});
