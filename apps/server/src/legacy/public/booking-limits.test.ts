import { closedAfterAll } from '@dehesa/testing';
import { createHash } from 'node:crypto';
import { messages, visitorCounts } from '@dehesa/db/schema';
import { BookingProof } from '@dehesa/domain/reservations';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, companionBody, createPublicWorld } from '../../public-pages/public-world.test-support';

const clientKey = 'la clave de la web antigua';

/** As an installation that says nothing of limits, but knows one client. */
const world = await closedAfterAll(
  createPublicWorld(() => new Date('2026-05-01T10:20:00Z'), {
    trustProxy: '127.0.0.1',
    installation: {
      publicUrl: 'http://localhost:3000',
      secretKey: Buffer.alloc(32, 1),
      clientKeyHashes: [
        createHash('sha256').update('otra').digest('hex'),
        createHash('sha256').update(clientKey).digest('hex'),
      ],
    },
  }),
);
beforeEach(() => world.deps.db.delete(visitorCounts));

let people = 0;
function somebody() {
  people += 1;
  return { dni: `${30_000_000 + people}K`, email: `alguien${people}@example.org` };
}

async function post(url: string, payload: object, address: string, headers: Record<string, string> = {}) {
  const response = await world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    payload: JSON.stringify(payload),
  });
  return { status: response.statusCode, body: response.json<unknown>(), retryAfter: response.headers['retry-after'] };
}

/** By the old door: in its words, with people of whom nobody has heard. */
const legacy = (id: number, address: string, change: object = {}, headers: Record<string, string> = {}) =>
  post('/act-reservar', bookingBody(id, { ...somebody(), ...change }), address, headers);

/** By the door of the page. */
function page(id: number, address: string, change: object = {}, more: object = {}) {
  const { dni: identity, email } = somebody();
  const booker = {
    firstName: 'Carmen',
    lastName: 'Iglesias',
    identity,
    sex: 'F',
    birthDate: '1980-02-29',
    postalCode: '10600',
    province: 'Cáceres',
    locality: 'Plasencia',
    phone: '600000000',
    email,
    ...change,
  };
  const consents = { photoConsent: true, privacyAccepted: true };
  return post('/trpc/public.book', { json: { activityId: id, booker, ...consents, ...more } }, address);
}
const domainOf = ({ body }: { body: unknown }) =>
  (body as { error: { json: { data: { domain: { code: string; params: never } } } } }).error.json.data.domain;
const stored = async () => (await world.stored()).length;
const written = async () => (await world.deps.db.select().from(messages)).length;

describe('what ten requests from one address may do', () => {
  it('at the old door: some bookings, then it says so in its words, and nobody is written to', async () => {
    const { id } = await world.publish({ capacity: 200 });
    const before = [await stored(), await written()];
    const answers = [];
    for (let time = 0; time < 10; time += 1) answers.push(await legacy(id, '192.0.2.1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
    expect(answers.at(-1)).toEqual({
      status: 429,
      body: { error: true, value: 'Demasiadas reservas: reserve en la página de la actividad' },
      retryAfter: '2401',
    });
    expect([(await stored()) - (before[0] ?? 0), (await written()) - (before[1] ?? 0)]).toEqual([6, 6]);
  });

  it('at the page, and at both together: they share one count', async () => {
    const { id } = await world.publish({ capacity: 200 });
    for (let time = 0; time < 3; time += 1) {
      expect((await legacy(id, '192.0.2.2')).status).toBe(200);
      expect((await page(id, '192.0.2.2')).status).toBe(200);
    }
    const before = await stored();
    const refused = await page(id, '192.0.2.2');
    expect([refused.status, refused.retryAfter, domainOf(refused).code]).toEqual([
      429,
      '2401',
      'reservations.proofRequired',
    ]);
    expect((await legacy(id, '192.0.2.2')).status).toBe(429);
    expect(await stored()).toBe(before);
    expect((await page(id, '192.0.2.3')).status).toBe(200);
  });

  it('with work for each further one: up to the limit of an hour', async () => {
    const { id } = await world.publish({ capacity: 200 });
    let booked = 0;
    let challenge: unknown = null;
    for (let tries = 0; tries < 60; tries += 1) {
      const proof = challenge === null ? null : await work(challenge);
      const answer = await page(id, '192.0.2.4', {}, { proof });
      if (answer.status === 200) booked += 1;
      else if (domainOf(answer).code === 'reservations.tooManyInHour') {
        expect(answer).toMatchObject({ status: 429, retryAfter: '2401' });
        break;
      }
      challenge = answer.status === 200 ? null : (domainOf(answer).params as { challenge: unknown }).challenge;
    }
    expect(booked).toBe(20);
    expect(await legacy(id, '192.0.2.4')).toEqual({
      status: 429,
      body: { error: true, value: 'Demasiadas reservas' },
      retryAfter: '2401',
    });
  });

  it('with early access: no more', async () => {
    const { id } = await world.publish({ capacity: 200 });
    const { id: collaborator } = await world.signInAs({ role: 4 });
    for (let time = 0; time < 6; time += 1)
      expect((await legacy(id, '192.0.2.5', { id_usuario_colaborador: collaborator })).status).toBe(200);
    expect((await legacy(id, '192.0.2.5', { id_usuario_colaborador: collaborator })).status).toBe(429);
  });

  it('for a waiting list: no more than it has room for, answered as a full activity', async () => {
    const { id } = await world.publish({ capacity: 1, waitingListMode: 'manual' });
    const headers = { 'x-client-key': clientKey };
    const party = (n: number) =>
      [1, 2, 3].map((slot) => companionBody({ dni: `${40_000_000 + n * 10 + slot}K`, nombre: 'Eva' }));
    await legacy(id, '192.0.2.6', {}, headers);
    for (let time = 0; time < 5; time += 1)
      expect((await legacy(id, '192.0.2.6', { lista_espera: 1, reservas: party(time) }, headers)).body).toMatchObject({
        error: false,
      });
    const before = [await stored(), await written()];
    expect(await legacy(id, '192.0.2.6', { lista_espera: 1 }, headers)).toMatchObject({
      status: 200,
      body: { error: true, value: 'Aforo completado' },
    });
    const refused = await page(id, '192.0.2.7', {}, { waitingList: true });
    expect([refused.status, domainOf(refused).code]).toEqual([409, 'reservations.waitingListFull']);
    expect([await stored(), await written()]).toEqual(before);
  });
});

async function work(challenge: unknown): Promise<BookingProof> {
  const { challenge: known } = BookingProof.pick({ challenge: true }).parse({ challenge });
  const solution = await solveChallenge({ challenge: known, deriveKey });
  if (solution === null) throw new Error('the work was not done');
  return { challenge: known, solution };
}

describe('a client of the documented calls', () => {
  it('that is known by its key books for many visitors, by header or body', async () => {
    const { id } = await world.publish({ capacity: 200 });
    for (let time = 0; time < 12; time += 1)
      expect((await legacy(id, '192.0.2.8', {}, { 'x-client-key': clientKey })).status).toBe(200);
    for (let time = 0; time < 12; time += 1)
      expect((await legacy(id, '192.0.2.8', { clave_cliente: clientKey })).status).toBe(200);
  });

  it.each(['', 'otra clave', `${clientKey} `])('with the key %j is anybody', async (key) => {
    const { id } = await world.publish({ capacity: 200 });
    for (let time = 0; time < 6; time += 1) await legacy(id, '192.0.2.9', {}, { 'x-client-key': key });
    expect((await legacy(id, '192.0.2.9', {}, { 'x-client-key': key })).status).toBe(429);
  });
});
