import { describe, expect, it } from 'vitest';
import { checkCollaborator, missingCollaboratorFields, requiredSignUpFields } from './check-collaborator';
import { refusals } from '../refusals.test-support';
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
    ['HTTPS://hoteldelrio.test', 'HTTPS://hoteldelrio.test'],
    [' hoteldelrio.test ', 'https://hoteldelrio.test'],
    ['hoteldelrio.test/ruta:1', 'https://hoteldelrio.test/ruta:1'],
    ['', ''],
  ])('a web address %j is %j', (typed, stored) => expect(parse({ website: typed }).website).toBe(stored));

  it.each([
    ['javascript:alert(1)'],
    ['ftp://hoteldelrio.test'],
    ['no es una web'],
    ['data:text/html,x'],
    ['https://'],
    ['xhttps://hoteldelrio.test'],
    ['httpsx://hoteldelrio.test'],
    ['http://localhost'],
  ])('refuses %j as a web address', (website) =>
    expect(refusals(CollaboratorInput, { ...hotel, website })).toEqual(['website: url']),
  );

  it.each([
    ['companyName', 80],
    ['firstName', 80],
    ['lastName', 80],
    ['postalCode', 10],
    ['locality', 80],
    ['province', 80],
    ['phone', 20],
    ['email', 80],
    ['services', 2000],
  ])('%s has at most %i characters (D1), without spaces around', (field, max) => {
    expect(parse({ [field]: ' a ' })).toHaveProperty(field, 'a');
    expect(refusals(CollaboratorInput, { ...hotel, [field]: 'a'.repeat(max) })).toEqual([]);
    expect(refusals(CollaboratorInput, { ...hotel, [field]: 'a'.repeat(max + 1) })).toEqual([`${field}: too_big`]);
  });

  it('a web address has at most 400 characters', () => {
    const website = (length: number) => `https://a.es/${'x'.repeat(length - 13)}`;
    expect(refusals(CollaboratorInput, { ...hotel, website: website(400) })).toEqual([]);
    expect(refusals(CollaboratorInput, { ...hotel, website: website(401) })).toContain('website: too_big');
  });

  it.each([
    [{ territoryId: 1 }, []],
    [{ territoryId: 2 }, []],
    [{ territoryId: 3 }, ['territoryId: invalid_union']],
    [{ imageId: '3f0c7a52-6a53-4c7e-9d51-0b1f6a1f2b11' }, []],
    [{ imageId: 'logo.png' }, ['imageId: invalid_format']],
    [{ language: 'pt' }, []],
    [{ language: 'en' }, ['language: invalid_value']],
  ])('with %j: %j', (change, why) => expect(refusals(CollaboratorInput, { ...hotel, ...change })).toEqual(why));
});

describe('what a collaborator needs (D7)', () => {
  it('is complete without a contact person, for staff', () => {
    expect(checkCollaborator(parse())).toBeNull();
    expect(missingCollaboratorFields(parse(), requiredSignUpFields)).toEqual(['firstName', 'lastName', 'imageId']);
  });

  it.each(['companyName', 'postalCode', 'locality', 'province', 'phone', 'email'] as const)(
    'is refused without %s',
    (field) => {
      const input = { ...parse(), [field]: '  ' };
      expect(missingCollaboratorFields(input)).toEqual([field]);
      expect(checkCollaborator(input)).toEqual({ code: 'collaborators.incomplete' });
    },
  );

  it.each(['companyName', 'firstName', 'lastName', 'postalCode', 'locality', 'province', 'phone', 'email', 'imageId'])(
    'is refused at the public sign-up without %s',
    (field) => {
      const complete = { ...parse({ firstName: 'Ana', lastName: 'Gil' }), imageId: 'logo' };
      expect(checkCollaborator(complete, requiredSignUpFields)).toBeNull();
      const input = { ...complete, [field]: field === 'imageId' ? null : '' };
      expect(missingCollaboratorFields(input, requiredSignUpFields)).toEqual([field]);
      expect(checkCollaborator(input, requiredSignUpFields)).toEqual({ code: 'collaborators.incomplete' });
    },
  );

  it('is refused with what is no e-mail address', () => {
    expect(checkCollaborator(parse({ email: 'hola@hotel' }))).toEqual({ code: 'collaborators.emailInvalid' });
  });
});
