import { createTestDatabase, insertSampleReservation, memoryFiles, type TestDatabase } from '@dehesa/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancellationToken } from '../cancellation-link';
import type { ServiceContext } from '../context';
import { renderMessage } from './render-message';
import { readUnsubscribeToken, reminderUnsubscribeUrl } from './unsubscribe-link';

let database: TestDatabase;
let ctx: ServiceContext;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = {
    db: database.db,
    actor: null,
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    files: memoryFiles(),
    installation: { publicUrl: 'https://reservas.example.org', secretKey: Buffer.alloc(32, 7) },
  };
});
afterAll(() => database.close());

const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

it('opens only what this installation signed for this purpose', () => {
  const { installation } = ctx;
  const url = reminderUnsubscribeUrl(installation, 41);
  expect(url).toMatch(/^https:\/\/reservas\.example\.org\/baja-recordatorios\/[\w.-]+$/);
  const token = tokenIn(url);
  expect(readUnsubscribeToken(installation, token)).toBe(41);
  expect(readUnsubscribeToken({ ...installation, secretKey: Buffer.alloc(32, 8) }, token)).toBeUndefined();
  const [payload = '', signed = ''] = token.split('.');
  const other = Buffer.from('42').toString('base64url');
  const cancellation = cancellationToken(installation, { reservationId: 41, email: 'carmen@example.org' });
  for (const forged of [`${other}.${signed}`, payload, '', cancellation])
    expect(readUnsubscribeToken(installation, forged)).toBeUndefined();
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
    const url = `${reminderUnsubscribeUrl(ctx.installation, reservationId)}?lang=${language}`;
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
