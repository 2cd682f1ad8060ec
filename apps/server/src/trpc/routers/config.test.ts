import { messages } from '@dehesa/db/schema';
import { closedAfterAll, insertSampleReservation } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';

const test = await closedAfterAll(createTestApp());
const { reservationId } = await insertSampleReservation(test.deps.db, { territoryId: 2 });
const [row] = await test.deps.db
  .insert(messages)
  .values({
    slug: 'reserva-confirmada',
    language: 'es',
    recipient: 'carmen@example.org',
    reservationId,
    status: 'kept',
    html: '<p>Hola</p>',
  })
  .returning();
const messageId = row?.id ?? 0;

async function query(procedure: string, input?: unknown, token?: string) {
  const search = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  const response = await test.app.inject({
    url: `/trpc/${procedure}${search}`,
    ...(token !== undefined && { cookies: { dehesa_session: token } }),
  });
  return { status: response.statusCode, body: response.json() };
}

it('config.public tells everybody name, looks, early access and territories, and nothing else', async () => {
  expect(await query('config.public')).toEqual({
    status: 200,
    body: {
      result: {
        data: {
          json: {
            appName: 'Dehesa',
            appType: 'actividades',
            customCss: '',
            styleSheet: null,
            logo: null,
            languages: ['es', 'pt', 'en'],
            earlyAccess: { opensOn: null, closesOn: null },
            territories: [
              {
                id: 1,
                names: { es: 'Monfragüe', pt: 'Monfragüe' },
                referencePrefix: 'MON',
                whatsappPhoneNumberId: '',
                whatsapp: false,
              },
              {
                id: 2,
                names: { es: 'Tajo Internacional', pt: 'Tejo Internacional' },
                referencePrefix: 'TAJ',
                whatsappPhoneNumberId: '',
                whatsapp: false,
              },
            ],
          },
        },
      },
    },
  });
});

describe('config.mapTiles', () => {
  it('is for those who are signed in, and null where none are configured', async () => {
    expect((await query('config.mapTiles')).status).toBe(401);
    const { token } = await test.signInAs({ role: 2, territoryId: 1 });
    expect(await query('config.mapTiles', undefined, token)).toEqual({
      status: 200,
      body: { result: { data: { json: null } } },
    });
  });
});

describe('config.messages', () => {
  it.each([
    ['nobody', undefined, 401],
    ['a member', { role: 3 }, 403],
    ['a collaborator', { role: 4 }, 403],
    ['the manager of another territory', { role: 2, territoryId: 1 }, 404],
    ['the manager of its territory', { role: 2, territoryId: 2 }, 200],
    ['an administrator', { role: 1 }, 200],
  ] as const)('byId answers %s', async (_who, user, status) => {
    const token = user && (await test.signInAs(user)).token;
    const answer = await query('config.messages.byId', { id: messageId }, token);
    expect(answer.status).toBe(status);
  });

  it('list pages the log', async () => {
    const { token } = await test.signInAs({ role: 0 });
    const { body } = await query('config.messages.list', { search: 'carmen' }, token);
    expect(body.result.data.json).toMatchObject({
      total: 1,
      rows: [{ id: messageId, status: 'kept', reference: 'TAJ-ABCD2345' }],
    });
  });
});
