import { expect, it } from 'vitest';
import { type CollaboratorValues, collaboratorCheck, newValues, toInput } from './collaborator-values';

const complete: CollaboratorValues = {
  ...newValues(2),
  companyName: 'Hotel del Río',
  postalCode: '10700',
  locality: 'Alcántara',
  province: 'Cáceres',
  phone: '927 39 00 00',
  email: 'hola@hoteldelrio.test',
};

it('a complete one has no problem and goes as the server wants it', () => {
  expect(collaboratorCheck('es')(complete)).toEqual({});
  expect(toInput(complete)).not.toHaveProperty('country');
  expect(toInput(complete)).toMatchObject({ territoryId: 2, language: 'es' });
});

it('names every field that is missing', () => {
  expect(collaboratorCheck('pt')(newValues(null))).toEqual({
    companyName: 'Campo obrigatório',
    postalCode: 'Campo obrigatório',
    locality: 'Campo obrigatório',
    province: 'Campo obrigatório',
    phone: 'Campo obrigatório',
    email: 'Campo obrigatório',
  });
});

it.each([
  [{ email: 'hola@hotel' }, { email: 'Email no válido' }],
  [{ website: 'no es una web' }, { website: 'Escribe una dirección web, por ejemplo www.ejemplo.es' }],
  [{ website: 'hoteldelrio.test' }, {}],
  [{ services: 'a'.repeat(2001) }, { services: 'Como máximo 2000 caracteres' }],
])('%o: %o', (change, problems) => expect(collaboratorCheck('es')({ ...complete, ...change })).toEqual(problems));
