import { closedAfterAll, createTestDatabase, insertSampleReservation, testContext } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { cancellationToken, signToken } from '../../keys/index';
import type { ServiceContext } from '../../context';
import { renderMessage } from './render-message';
import { openedUnsubscribe, reminderUnsubscribeUrl } from './unsubscribe-link';

const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = testContext(database.db);

const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

it('opens only what this installation signed for this purpose and reader (B52)', async () => {
  const { installation } = ctx;
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'SALE2345' });
  const address = 'carmen@example.org';
  const url = reminderUnsubscribeUrl(installation, { reservationId, address });
  expect(url).toMatch(/^https:\/\/reservas\.example\.org\/baja-recordatorios\/[\w.-]+$/);
  const token = tokenIn(url);
  const opened = (text: string, by = ctx) => openedUnsubscribe(by, by.db, text);
  expect(await opened(token)).toBe(reservationId);
  const other = { ...ctx, installation: { ...installation, secretKey: Buffer.alloc(32, 8) } };
  expect(await opened(token, other)).toBeUndefined();
  const [payload = '', signed = ''] = token.split('.');
  const forged = Buffer.from(String(reservationId + 1)).toString('base64url');
  const cancellation = cancellationToken(installation, { reservationId, address });
  const strange = tokenIn(reminderUnsubscribeUrl(installation, { reservationId, address: 'otra@example.org' }));
  for (const wrong of [`${forged}.${signed}`, payload, '', cancellation, strange])
    expect(await opened(wrong)).toBeUndefined();
});

it('of a mail that left before B52 opens until the outing is over', async () => {
  const { reservationId } = await insertSampleReservation(ctx.db, { reference: 'ANTES234' });
  const token = signToken(ctx.installation, 'reminder-unsubscribe', String(reservationId));
  expect(await openedUnsubscribe(ctx, ctx.db, token)).toBe(reservationId);
  const later = { ...ctx, clock: { now: () => new Date('2026-12-05T12:31:00Z') } };
  expect(await openedUnsubscribe(later, ctx.db, token)).toBeUndefined();
});

it.each(['es', 'pt'] as const)(
  'reminders in %s can be ended by mail programs and by hand (RFC 8058)',
  async (language) => {
    const { reservationId } = await insertSampleReservation(ctx.db, {
      language,
      reference: `U${language}A2345`.toUpperCase(),
    });
    const base = { id: 1, channel: 'email', recipient: 'carmen@example.org', recipientName: 'Carmen', fields: {} };
    const render = (slug: string) => renderMessage(ctx, { ...base, slug, language, reservationId });
    const { mail } = await render('reserva-recordatorio');
    const reader = { reservationId, address: 'carmen@example.org' };
    const url = `${reminderUnsubscribeUrl(ctx.installation, reader)}?lang=${language}`;
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.html).toContain(`href="${url}"`);
    expect(mail.text.replace(/\s+/g, '')).toContain(url);
    for (const slug of ['reserva-confirmada', 'cambio-horario', 'reserva-cancelada']) {
      const belongs = (await render(slug)).mail;
      expect(belongs.headers).toBeUndefined();
      expect(belongs.html).not.toContain('/baja-recordatorios/');
    }
  },
);
