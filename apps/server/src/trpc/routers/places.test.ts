import { closedAfterAll } from '@dehesa/testing';
import { seedPlaces } from '@dehesa/services/places';
import { expect, it } from 'vitest';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const test = await closedAfterAll(createTestApp());
await seedPlaces(serviceContext(test.deps, null));

async function query(procedure: string, input: unknown, token?: string) {
  const response = await test.app.inject({
    url: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`,
    ...(token !== undefined && { cookies: { dehesa_session: token } }),
  });
  const { result } = response.json<{ result?: { data: { json: unknown } } }>();
  return { status: response.statusCode, answer: result?.data.json };
}

it('public.places tells everybody of postal codes and localities', async () => {
  expect(await query('public.places.postalCode', { language: 'es', code: '10694' })).toEqual({
    status: 200,
    answer: {
      known: true,
      exact: false,
      provinceCode: '10',
      province: 'Cáceres',
      places: [],
      municipalities: expect.arrayContaining(['Serradilla', 'Torrejón el Rubio']),
    },
  });
  expect(await query('public.places.localities', { language: 'pt', query: 'idan' })).toEqual({
    status: 200,
    answer: [{ locality: 'Idanha-a-Nova', province: 'Castelo Branco', provinceCode: '05' }],
  });
});

it.each([
  ['public.places.postalCode', { language: 'fr', code: '1' }],
  ['public.places.postalCode', { language: 'es', code: 'x'.repeat(21) }],
  ['public.places.localities', { language: 'pt', query: 'x'.repeat(101) }],
  ['public.places.localities', { language: 'es', query: 'to', provinceCode: "10'" }],
])('%s refuses %j', async (procedure, input) => {
  expect((await query(procedure, input)).status).toBe(400);
});

it('activities.municipalities and places.imports ask who is there', async () => {
  const { token } = await test.signInAs({ role: 2 });
  const found = await query('activities.municipalities', { query: 'torrejón el' }, token);
  expect(found.answer).toMatchObject([{ name: 'Torrejón el Rubio', province: 'Cáceres', country: 'ES' }]);
  expect((await query('activities.municipalities', { query: 'torrejón' })).status).toBe(401);
  expect((await query('places.imports', null, token)).status).toBe(403);
  expect((await query('places.coverage', null, token)).status).toBe(403);
});
