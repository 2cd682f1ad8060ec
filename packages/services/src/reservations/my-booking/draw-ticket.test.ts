import { languages } from '@dehesa/domain/languages';
import { ticketTexts } from '@dehesa/i18n/ticket';
import { activities, people as peopleTable } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ticketUrl } from '../../messages/content/reservation-ticket';
import { linesOf, readPdf } from '../lists/pdf-reader.test-support';
import { refusal } from '../staff/staff-world.test-support';
import { drawTicket } from './draw-ticket';
import { createMyBookingWorld } from './my-booking-world.test-support';
import { readMyBookingTicket } from './my-booking-files';

const my = await createMyBookingWorld();
afterAll(() => my.world.close());

const usual = {
  language: 'es' as const,
  texts: ticketTexts.es,
  appName: 'Reservas del Tajo',
  reference: 'TAJ-7K2M9QXD',
  confirmed: true,
  title: 'En barco por el Tajo Internacional: añoranza, cigüeñas y São João',
  when: [
    'miércoles, 9 de diciembre de 2026',
    'de 10:00 a 18:00 (España) · das 9:00 às 17:00 (Portugal)',
    'Turno: mañana',
  ],
  meetingPoint: 'Embarcadero de Cedillo, junto a la caseta',
  municipality: 'Cedillo · Tajo Internacional',
  people: '3: Inês Conceição, Lucía Peña y Óscar Núñez',
  contact: 'Dehesa Despacio · +34 600 000 134',
  drawnAt: new Date('2026-12-01T10:00:00Z'),
};
/** The upper edge of the code, below which only what belongs to it stands. */
const code = 128;

describe('drawTicket', () => {
  it.each(languages)('is one page of A6 that can be read and searched, in %s', async (language) => {
    const pdf = await readPdf(await drawTicket({ ...usual, language, texts: ticketTexts[language] }));
    expect(pdf.pages).toMatchObject([{ width: 297.64, height: 419.53 }]);
    expect(pdf.title).toBe(ticketTexts[language].title(usual.reference));
    expect(pdf.language).toMatch(new RegExp(`^.${language}-`));
    const lines = linesOf(pdf);
    expect(lines).toEqual(expect.arrayContaining([usual.appName, usual.reference, ticketTexts[language].when]));
    const words = lines.join(' ');
    for (const word of ['añoranza,', 'cigüeñas', 'São', 'Inês', 'Conceição,', 'Óscar']) expect(words).toContain(word);
  });

  it('has all of a long one on its page, within the margins and above the code', async () => {
    const long = 'Una ruta larguísima por dehesas, riberos y berrocales del Parque Nacional '.repeat(4);
    const names = Array.from({ length: 30 }, (_, index) => `María Asunción de los Ángeles ${index}`).join(', ');
    const pdf = await readPdf(
      await drawTicket({
        ...usual,
        confirmed: true,
        title: long,
        meetingPoint: long,
        people: names,
        contact: long,
        appName: long,
      }),
    );
    expect(pdf.pages).toHaveLength(1);
    const texts = pdf.pages[0]?.texts ?? [];
    const asked = ticketTexts.es.show.split(' ');
    const facts = texts.filter(({ text }) => !text.split(' ').every((word) => asked.includes(word)));
    expect(facts.length).toBeGreaterThan(10);
    expect(facts.filter(({ x, y }) => x < 20 || y < code)).toEqual([]);
    expect(texts.filter(({ text }) => /[…\u0085]$/u.test(text)).length).toBeGreaterThan(0);
  });

  it('has no code before it is confirmed, and says so', async () => {
    const pending = await drawTicket({ ...usual, confirmed: false });
    const lines = linesOf(await readPdf(pending));
    expect(lines).toContain('Pendiente de confirmar');
    expect(lines.join(' ')).not.toContain(ticketTexts.es.show);
    expect(pending.length).toBeLessThan((await drawTicket(usual)).length);
  });
});

describe('readMyBookingTicket', () => {
  it('says who comes, and no document, telephone or address of anybody (B102)', async () => {
    const activityId = await my.world.activity();
    const { id, token, shown } = await my.booked(activityId, 2, { status: 2 });
    const { reference, people } = await shown();
    const { pdf, filename } = await readMyBookingTicket(my.visitor(), { token, language: 'pt' });
    const words = linesOf(await readPdf(pdf)).join(' ');
    expect(filename).toBe(`Reserva ${reference}.pdf`);
    for (const { firstName } of people) expect(words).toContain(firstName);
    const rows = await my.world.db.select().from(peopleTable).where(eq(peopleTable.reservationId, id));
    const secrets = rows.flatMap(({ identity, phone, email, birthDate }) => [identity, phone, email, birthDate]);
    expect(secrets.filter(Boolean).length).toBeGreaterThan(3);
    expect(secrets.filter((secret) => secret !== null && words.includes(secret))).toEqual([]);
    await my.world.db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, activityId));
    expect(await refusal(readMyBookingTicket(my.visitor(), { token, language: 'pt' }))).toBe('record.notFound');
    const { token: cancelled } = await my.booked(await my.world.activity(), 1, { status: 3 });
    expect(await refusal(readMyBookingTicket(my.visitor(), { token: cancelled, language: 'es' }))).toBe(
      'record.notFound',
    );
  });
});

describe('ticketUrl', () => {
  it.each([
    [
      'https://reservas.example.org/mi-reserva/abc.def?lang=en',
      'https://reservas.example.org/mi-reserva/abc.def/reserva.pdf?lang=en',
    ],
    ['https://reservas.example.org/mi-reserva/abc.def', 'https://reservas.example.org/mi-reserva/abc.def/reserva.pdf'],
    ['', null],
    ['••••••', null],
    ['https://reservas.example.org/mi-reserva/abc#cancelar', null],
  ])('of %j is %j', (link, url) => expect(ticketUrl(link)).toBe(url));
});
