import { messages, reservations, templates } from '@dehesa/db/schema';
import { whatsappVerifyToken } from '@dehesa/services/configuration';
import { seedTemplates } from '@dehesa/services/messages';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { WhatsappCloud } from '../../adapters/whatsapp/whatsapp-cloud';
import { startWhatsappServer } from '../../adapters/whatsapp/whatsapp-server.test-support';
import { bookingBody, createPublicWorld } from '../../public-pages/public-world.test-support';
import { serviceContext } from '../../requests/request-context';

const account = { token: 'EAAtokenDePrueba123456', phoneNumberId: '100200300400', accountId: '500600' };

const world = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'));
const server = await startWhatsappServer();
server.accounts.push({ ...account, displayPhoneNumber: '+34 927 00 00 01', verifiedName: 'Reserva' });
world.deps.whatsapp = new WhatsappCloud({ url: server.url, limits: { callMs: 2_000, answerBytes: 10_000 } });
await seedTemplates(serviceContext(world.deps, null));
const { token } = await world.signInAs({ role: 0 });

afterAll(async () => {
  await server.close();
  await world.close();
});

async function mutate(procedure: string, input: unknown, as: string | null = token) {
  const response = await world.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ json: input }),
    ...(as !== null && { cookies: { dehesa_session: as } }),
  });
  const body = response.json();
  return { status: response.statusCode, json: body?.result?.data?.json, error: body?.error };
}

const configure = (change: object) =>
  mutate('config.settings.save', {
    territories: {
      1: { whatsappPhoneNumberId: account.phoneNumberId, whatsappAccountId: account.accountId, ...change },
    },
  });

async function templateId() {
  const [row] = await world.deps.db
    .select()
    .from(templates)
    .where(
      and(eq(templates.slug, 'reserva-cancelada'), eq(templates.channel, 'whatsapp'), eq(templates.language, 'pt')),
    );
  return row?.id ?? 0;
}

describe('the account of a territory', () => {
  it('is tested as it is stored, and says what WhatsApp answered', async () => {
    expect((await mutate('config.settings.testWhatsapp', { territoryId: 1 })).status).toBe(409);
    await configure({ whatsappToken: 'otro-token' });
    expect((await mutate('config.settings.testWhatsapp', { territoryId: 1 })).json).toEqual({
      ok: false,
      reason: '190: Invalid OAuth access token - Cannot parse access token',
    });
    await configure({ whatsappToken: account.token });
    expect((await mutate('config.settings.testWhatsapp', { territoryId: 1 })).json).toEqual({
      ok: true,
      value: { displayPhoneNumber: '+34 927 00 00 01', verifiedName: 'Reserva', qualityRating: 'GREEN' },
    });
    expect((await mutate('config.settings.testWhatsapp', { territoryId: 2 })).status).toBe(409);
  });

  it('tells where WhatsApp is to call, with the word that the webhook knows', async () => {
    const response = await world.app.inject({
      url: '/trpc/config.settings.whatsapp',
      cookies: { dehesa_session: token },
    });
    expect(response.json().result.data.json).toEqual({
      webhookUrl: `${world.deps.installation.publicUrl}/api/whatsapp/webhook`,
      verifyToken: whatsappVerifyToken(world.deps.installation),
    });
  });

  it('is told to everybody as a flag, never the token', async () => {
    const { payload } = await world.app.inject({ url: '/trpc/config.public' });
    expect(JSON.parse(payload).result.data.json.territories).toMatchObject([{ whatsapp: true }, { whatsapp: false }]);
    expect(payload).not.toContain(account.token);
  });
});

describe('the approval of a text', () => {
  it('is asked for and looked up under its name and language', async () => {
    const id = await templateId();
    expect((await mutate('config.templates.approval', { id, territoryId: 1 })).json).toEqual({ ok: true, value: null });
    expect((await mutate('config.templates.submit', { id, territoryId: 1 })).json).toEqual({
      ok: true,
      value: { status: 'PENDING' },
    });
    expect(server.templates).toEqual([
      { accountId: account.accountId, name: 'reserva_cancelada', language: 'pt_PT', status: 'PENDING', parameters: 6 },
    ]);
    for (const template of server.templates) template.status = 'APPROVED';
    expect((await mutate('config.templates.approval', { id, territoryId: 1 })).json).toMatchObject({
      ok: true,
      value: { status: 'APPROVED', name: 'reserva_cancelada', language: 'pt_PT' },
    });
  });

  it('is nothing that an e-mail has, nor anything without an account', async () => {
    const [email] = await world.deps.db.select().from(templates).where(eq(templates.channel, 'email'));
    expect((await mutate('config.templates.approval', { id: email?.id ?? 0, territoryId: 1 })).status).toBe(404);
    expect((await mutate('config.templates.submit', { id: await templateId(), territoryId: 2 })).status).toBe(409);
  });
});

describe('a visitor who books', () => {
  const lastBooked = async () => {
    const [row] = await world.deps.db.select().from(reservations).orderBy(desc(reservations.id)).limit(1);
    const sent = await world.deps.db
      .select()
      .from(messages)
      .where(eq(messages.reservationId, row?.id ?? 0))
      .orderBy(messages.id);
    return {
      consent: row?.whatsappConsentAt ?? null,
      channels: sent.map(({ channel, recipient }) => [channel, recipient]),
    };
  };
  const mobile = { telefono: '600100200', prefijo_telefono: '+34' };

  it('by the documented call: gets WhatsApp too by its flag, e-mail alone without it', async () => {
    const { id } = await world.publish();
    const whoever = { dni: '30000001K', email: 'una@example.org', ...mobile };
    expect(await world.call('/act-reservar', bookingBody(id, { ...whoever, whatsapp: 1 }))).toMatchObject({
      body: { error: false },
    });
    expect(await lastBooked()).toEqual({
      consent: expect.any(Date),
      channels: [
        ['email', 'una@example.org'],
        ['whatsapp', '+34600100200'],
      ],
    });
    await world.call('/act-reservar', bookingBody(id, { ...whoever, dni: '30000002K', email: 'otra@example.org' }));
    expect(await lastBooked()).toEqual({ consent: null, channels: [['email', 'otra@example.org']] });
  });

  it('by the page: is asked only where there is an account', async () => {
    const [here, there] = [await world.publish({ territoryId: 1 }), await world.publish({ territoryId: 2 })];
    const shows = async (slug: string) =>
      (
        await world.app.inject({
          url: `/trpc/public.activity?input=${encodeURIComponent(JSON.stringify({ json: { slug, language: 'es' } }))}`,
        })
      ).json().result.data.json.whatsapp;
    expect([await shows(here.slug), await shows(there.slug)]).toEqual([true, false]);
    const booked = await mutate(
      'public.book',
      {
        activityId: here.id,
        language: 'pt',
        whatsapp: true,
        photoConsent: true,
        privacyAccepted: true,
        booker: {
          firstName: 'Rita',
          lastName: 'Sousa',
          identity: '12345678-9ZX1',
          sex: 'F',
          postalCode: '6000-001',
          province: 'Castelo Branco',
          locality: 'Castelo Branco',
          phonePrefix: '+351',
          phone: '912 345 678',
          email: 'rita@example.org',
          birthDate: '1980-01-01',
        },
      },
      null,
    );
    expect(booked.error).toBeUndefined();
    expect((await lastBooked()).channels).toEqual([
      ['email', 'rita@example.org'],
      ['whatsapp', '+351912345678'],
    ]);
  });
});
