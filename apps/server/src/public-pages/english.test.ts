import { rmSync } from 'node:fs';
import { messages, people, reservations } from '@dehesa/db/schema';
import { renderMessage } from '@dehesa/services/messages';
import { eq } from 'drizzle-orm';
import superjson from 'superjson';
import { afterAll, expect, it } from 'vitest';
import { serviceContext } from '../requests/request-context';
import { writeFakeWeb } from './fake-web.test-support';
import { createPublicWorld } from './public-world.test-support';

const webDir = writeFakeWeb();
const world = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir });

afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

const get = (url: string) => world.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

it.each([
  '/agenda',
  '/politica-privacidad',
  '/politica-cookies',
  '/aviso-legal',
  '/seleccion-actividad',
  '/mi-reserva/x',
  '/oferta/x',
  '/otra-fecha/x',
  '/asistencia/x',
  '/baja-recordatorios/x',
  '/actividad/nothing-here',
])('%s speaks English where ?lang=en asks for it', async (path) => {
  const { body } = await get(`${path}?lang=en`);
  expect(body).toContain('"language":"en"');
});

async function book(change: { identity?: string; phone?: string } = {}) {
  const { id: activityId } = await world.publish({ shifts: [] });
  const booker = {
    firstName: 'Alice',
    lastName: 'Carter',
    identity: '123456789',
    sex: 'F',
    postalCode: '10600',
    province: 'Cáceres',
    locality: 'Plasencia',
    phonePrefix: '+34',
    phone: '+44 20 7946 0000',
    email: `alice${activityId}@example.org`,
    birthDate: '1980-02-28',
    ...change,
  };
  const input = { activityId, language: 'en', booker, photoConsent: true, privacyAccepted: true };
  const response = await world.app.inject({
    method: 'POST',
    url: '/trpc/public.book',
    payload: superjson.serialize(input),
  });
  return { activityId, response };
}

it('takes a booking with a passport in English, and writes its mail and calendar in it', async () => {
  const { activityId, response } = await book();
  expect(response.statusCode).toBe(200);
  const { db } = world.deps;
  const [stored] = await db.select().from(reservations).where(eq(reservations.activityId, activityId));
  expect(stored).toMatchObject({ language: 'en' });
  const id = stored?.id ?? 0;
  const [booker] = await db.select().from(people).where(eq(people.reservationId, id));
  expect(booker).toMatchObject({ identity: '123456789', country: 'ES', phonePrefix: null, phone: '+442079460000' });
  const queued = await db.select().from(messages).where(eq(messages.reservationId, id));
  const [message] = queued.filter(({ slug }) => slug === 'reserva-pendiente');
  if (!message) throw new Error('nothing was queued');
  expect(message.language).toBe('en');
  await db.update(reservations).set({ status: 2 }).where(eq(reservations.id, id));
  const { mail } = await renderMessage(serviceContext(world.deps, null), { ...message, slug: 'reserva-confirmada' });
  expect(mail.subject).toBe('Your booking is confirmed: Buitres al amanecer');
  expect(mail.text).toContain('Saturday 20 June 2026');
  expect(mail.html).toContain('<html lang="en-GB">');
  const calendar = mail.attachments?.find(({ filename }) => filename.endsWith('.ics'));
  expect(calendar?.filename).toBe('activity.ics');
  expect(calendar?.content.toString()).toContain('Booking number: MON-');
});

it('refuses what is no document of any kind', async () => {
  const { response } = await book({ identity: 'no number' });
  expect(response.json()).toMatchObject({
    error: { json: { data: { domain: { code: 'reservations.identityInvalid' } } } },
  });
});
