import { auditLog, messages, reservations, templates } from '@dehesa/db/schema';
import { languageFacts, type Language, languages } from '@dehesa/domain/languages';
import { recordGroups, TemplateSlug } from '@dehesa/domain/messages';
import { mailTexts } from '@dehesa/i18n/mails';
import {
  closedAfterAll,
  createTestDatabase,
  emptyTables,
  insertSampleReservation,
  type SampleReservation,
  testContext,
} from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { create } from 'qrcode';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail, ServiceContext } from '../../context';
import { contactHash, readCancellationToken } from '../../keys/index';
import { renderMessage } from './render-message';
import { sealedField } from './sealed-field';
import { seedTemplates } from '../seed-templates';

const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = testContext(database.db);
beforeEach(async () => {
  await emptyTables(database.db, 'reservations', 'activities', 'messages', 'templates', 'users');
  await seedTemplates(ctx);
});

async function render(slug: TemplateSlug, sample: SampleReservation = {}, fields: Record<string, string> = {}) {
  const { reservationId } = await insertSampleReservation(ctx.db, sample);
  return renderRow(slug, sample.language ?? 'es', reservationId, fields);
}

async function renderRow(
  slug: TemplateSlug,
  language: Language,
  reservationId: number | null,
  fields: Record<string, string> = {},
) {
  const [row] = await ctx.db
    .insert(messages)
    .values({ slug, language, recipient: 'carmen@example.org', recipientName: 'Carmen', reservationId, fields })
    .returning();
  if (!row) throw new Error('no row');
  return renderMessage(ctx, row);
}

const ofUser: readonly TemplateSlug[] = [
  'recuperar-clave',
  'verificar-correo',
  'correo-cambiado',
  'verificacion-restablecida',
  'cuenta-aviso',
  'cuenta-invitacion',
  'colaborador-alta',
  'colaborador-aviso',
  'colaborador-confirmacion',
];
const ofReservation = TemplateSlug.options.filter(
  // A text of staff is nothing without its words: it has tests of its own.
  (slug) => recordGroups[slug].includes('reserva') && slug !== 'reserva-mensaje',
);

describe.each(languages)('in %s', (language) => {
  const expectWhole = (mail: OutgoingMail) => {
    for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/\{\{|\}\}|undefined|null|NaN/);
    expect(mail.html).toContain(`<html lang="${languageFacts[language].locale}">`);
    expect(mail.text).toContain('Carmen');
    expect(mail.text).not.toMatch(/<\/?[a-z]+>|&[a-z]+;/);
    expect(mail.subject.length).toBeGreaterThan(10);
  };

  it.each(ofReservation)('%s comes out whole: nothing unfilled, subject, text and html alike (B36)', async (slug) => {
    const { mail } = await render(slug, { language, territoryId: 2 });
    expectWhole(mail);
    expect(mail.text).toContain('TAJ-ABCD2345');
    expect(mail.subject).toContain(language === 'pt' ? 'Abutres e cegonhas' : 'Buitres & cigüeñas');
  });

  it.each(ofUser)('%s comes out whole (B36)', async (slug) => {
    const { mail } = await renderRow(slug, language, null, { 'usuario.nombre': 'Carmen', 'usuario.clave': 'K7PX2MQA' });
    expectWhole(mail);
    expect(mail.attachments).toEqual([]);
  });

  it('aviso-administrador-resumen comes out whole, with its activities in the language of who reads it (B36)', async () => {
    const { activityId } = await insertSampleReservation(ctx.db, { territoryId: 2 });
    const listed = [{ activityId, bookings: 2, people: 1, waiting: 1 }];
    const bookings = JSON.stringify({ territoryId: 2, total: 3, unlisted: 1, listed });
    const { mail, log } = await renderRow('aviso-administrador-resumen', language, null, { bookings });
    for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/\{\{|\}\}|undefined|null|NaN/);
    expect(mail.text).toContain(language === 'pt' ? 'Abutres e cegonhas' : 'Buitres & cigüeñas');
    expect(mail.text).toContain(
      { es: 'Y 1 actividad más.', pt: 'E mais 1 atividade.', en: 'And 1 more activity.' }[language],
    );
    expect(mail.text).toContain(
      { es: '2 reservas · 1 persona · 1 en', pt: '2 reservas · 1 pessoa · 1 em', en: '2 bookings · 1 person · 1 on' }[
        language
      ],
    );
    expect(log.html).toBe(mail.html);
    expect(mail.attachments).toEqual([]);
  });

  it('gives both hours in territory 2 and one in territory 1 (B48)', async () => {
    const both = (await render('reserva-pendiente', { language, territoryId: 2 })).mail.text;
    expect(both.replace(/\s+/g, ' ')).toContain(
      {
        es: 'de 10:00 a 13:30 hora española · de 9:00 a 12:30 hora portuguesa',
        pt: 'das 10:00 às 13:30 hora espanhola · das 9:00 às 12:30 hora portuguesa',
        en: '10:00 to 13:30 Spanish time · 9:00 to 12:30 Portuguese time',
      }[language],
    );
    const one = (await render('reserva-pendiente', { language, territoryId: 1, reference: 'ZZZZ2345' })).mail.text;
    expect(one).not.toContain('portuguesa');
  });
});

it('names both schedules of a change (B10)', async () => {
  const { mail } = await render('cambio-horario', { firstDate: '2026-11-28' });
  expect(mail.text).toContain('sábado, 28 de noviembre de 2026');
  expect(mail.text).toContain('sábado, 5 de diciembre de 2026');
});

it('keeps a name that is markup as text', async () => {
  const { mail, log } = await render('reserva-confirmada', { firstName: '<img src=x onerror=alert(1)>"&' });
  for (const html of [mail.html, log.html]) {
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src');
  }
  expect(mail.text).toContain('<img src=x onerror=alert(1)>"&');
});

it('drops scripts and handlers that a stored template has, and escapes raw fields too (B45)', async () => {
  await ctx.db
    .update(templates)
    .set({
      subject: '{{{reserva.nombre}}}',
      body: '<p onclick="x()">{{{reserva.nombre}}}</p><script>x()</script><a href="javascript:x()">y</a>',
    })
    .where(eq(templates.slug, 'reserva-pendiente'));
  const { mail } = await render('reserva-pendiente', { firstName: 'Eva\r\nBcc: x@example.org <b>' });
  expect(mail.subject).toBe('Eva Bcc: x@example.org <b>');
  expect(mail.html).not.toMatch(/<script|onclick|javascript:|<b>/);
});

it('uses the live row, and the product’s own text where it was deleted', async () => {
  await ctx.db.update(templates).set({ subject: 'Cambiado' }).where(eq(templates.slug, 'reserva-pendiente'));
  const { reservationId } = await insertSampleReservation(ctx.db);
  expect((await renderRow('reserva-pendiente', 'es', reservationId)).mail.subject).toBe('Cambiado');
  await ctx.db.delete(templates);
  expect((await renderRow('reserva-pendiente', 'es', reservationId)).mail.subject).toMatch(/^Hemos recibido/);
});

it('shows the one-time password in the mail and dots in the log (B26)', async () => {
  const { mail, log } = await renderRow('recuperar-clave', 'es', null, {
    'usuario.clave': sealedField(ctx.installation, 'K7PX2MQA'),
  });
  expect(mail.html).toContain('K7PX2MQA');
  expect(mail.text).toContain('K7PX2MQA');
  expect(`${log.html}${log.text}${log.subject}`).not.toContain('K7PX2MQA');
});

describe('the confirmation', () => {
  it('carries the QR of the reference, dark on light, with its quiet zone', async () => {
    const { mail, log } = await render('reserva-confirmada');
    const qr = mail.attachments.find(({ contentType }) => contentType === 'image/png');
    expect(mail.html).toContain(`src="cid:${qr?.cid}"`);
    expect(mail.html).toContain('MON-ABCD2345');
    expect(log.html).toContain('src="data:image/png;base64,');
    const expected = create('MON-ABCD2345', { errorCorrectionLevel: 'M' }).modules;
    const { data, info } = await sharp(qr?.content).greyscale().raw().toBuffer({ resolveWithObject: true });
    const modules = info.width / 10;
    expect(modules).toBe(expected.size + 8);
    for (let row = 0; row < modules; row += 1) {
      for (let column = 0; column < modules; column += 1) {
        const inside = row >= 4 && column >= 4 && row < modules - 4 && column < modules - 4;
        const dark = inside && expected.get(row - 4, column - 4) === 1;
        expect(data[(row * 10 + 5) * info.width + column * 10 + 5]).toBe(dark ? 0 : 255);
      }
    }
  });

  it('carries a link that cancels this reservation (B37)', async () => {
    const { reservationId } = await insertSampleReservation(ctx.db);
    const { mail } = await renderRow('reserva-confirmada', 'es', reservationId);
    const token =
      /https:\/\/reservas\.example\.org\/mi-reserva\/([\w.~-]+)/.exec(mail.text.replace(/\s+/g, ''))?.[1] ?? '';
    const contact = contactHash(ctx.installation, reservationId, 'carmen@example.org');
    expect(readCancellationToken(ctx.installation, token)).toEqual({ reservationId, contact });
    expect(mail.html).toContain(`/mi-reserva/${token}?lang=es"`);
    expect(mail.html).toContain(`/mi-reserva/${token}?lang=es#cancelar"`);
  });

  it.each([
    ['with both times', {}, ['DTSTART;TZID=Europe/Madrid:20261205T100000', 'DTEND;TZID=Europe/Madrid:20261205T133000']],
    [
      'past midnight',
      { startTime: '21:00', endTime: '01:00' },
      ['DTSTART;TZID=Europe/Madrid:20261205T210000', 'DTEND;TZID=Europe/Madrid:20261206T010000'],
    ],
    ['without an end', { endTime: null }, ['DTSTART;TZID=Europe/Madrid:20261205T100000']],
    ['without times', { startTime: null, endTime: null }, ['DTSTART;VALUE=DATE:20261205']],
  ])('carries the entry for the calendar %s', async (_name, times, expected) => {
    const { mail } = await render('reserva-confirmada', { shift: null, ...times });
    const ics =
      mail.attachments.find(({ filename }) => filename === mailTexts.es.calendarFile)?.content.toString() ?? '';
    const lines = ics.replace(/\r\n[ \t]/g, '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        ...expected,
        'METHOD:PUBLISH',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        'DTSTAMP:20261120T100000Z',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('DTEND')).length).toBe(expected.length - 1);
    expect(lines.some((line) => /^UID:reserva-\d+@reservas\.example\.org$/.test(line))).toBe(true);
    expect(lines).toContain('SUMMARY:Buitres & cigüeñas al amanecer');
  });
});

it('withdraws the entry of the calendar when a reservation is cancelled: same UID, greater SEQUENCE', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db);
  const published = await renderRow('reserva-confirmada', 'es', reservationId);
  await ctx.db.update(reservations).set({ status: 4 }).where(eq(reservations.id, reservationId));
  const cancelled = await renderRow('reserva-cancelada', 'es', reservationId);
  const [first, last] = [published, cancelled].map(({ mail }) => mail.attachments.at(-1)?.content.toString() ?? '');
  expect(last).toContain('METHOD:CANCEL');
  expect(last).toContain('STATUS:CANCELLED');
  expect(last).toContain('SEQUENCE:1');
  expect(/UID:.*/.exec(last ?? '')?.[0]).toBe(/UID:.*/.exec(first ?? '')?.[0]);
});

describe('a change by the visitor', () => {
  const changed = { 'reserva.cambio': 'Ya no viene: <b>Luis</b>.' };

  it('says what changed, as text, and moves the entry of the calendar of a confirmed one', async () => {
    const { reservationId } = await insertSampleReservation(ctx.db);
    await ctx.db.insert(auditLog).values([
      { action: 'reservations.removeCompanion', entity: 'reservation', entityId: reservationId },
      { action: 'reservations.correctName', entity: 'reservation', entityId: reservationId },
    ]);
    const { mail } = await renderRow('reserva-modificada', 'es', reservationId, changed);
    expect(mail.html).toContain('Ya no viene: &lt;b&gt;Luis&lt;/b&gt;.');
    const ics = mail.attachments.at(-1)?.content.toString() ?? '';
    expect(ics).toContain('METHOD:PUBLISH');
    expect(ics).toContain('SEQUENCE:1');
  });

  it('brings no calendar to who is not confirmed', async () => {
    const { reservationId } = await insertSampleReservation(ctx.db);
    await ctx.db.update(reservations).set({ status: 1 }).where(eq(reservations.id, reservationId));
    const { mail } = await renderRow('reserva-modificada', 'es', reservationId, changed);
    expect(mail.attachments).toEqual([]);
  });
});

it.each(['<div>'.repeat(5_000), '{{#reserva.turno}}'.repeat(3_000), '{{reserva.notas}}'.repeat(5_000)])(
  'a stored text that would hold up the server gives way to the shipped one (B51): %.20s…',
  async (body) => {
    await ctx.db.update(templates).set({ body }).where(eq(templates.slug, 'reserva-pendiente'));
    const { mail } = await render('reserva-pendiente');
    expect(mail.html).not.toContain('<div><div>');
    expect(mail.html).toContain('<h1');
  },
);
