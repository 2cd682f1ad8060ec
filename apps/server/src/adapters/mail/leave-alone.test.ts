import type { Mailer, OutgoingMail } from '@dehesa/services/context';
import { MailServerError } from '@dehesa/services/messages';
import { beforeEach, expect, it, vi } from 'vitest';
import { leaveAlone } from './leave-alone';
import { smtpFailure } from './smtp-failure';

const mail: OutgoingMail = {
  to: { email: 'carmen@example.org', name: 'Carmen' },
  subject: 'Recordatorio',
  html: '<p>Hola</p>',
  text: 'Hola',
  messageId: '<mensaje-1@reservas.example.org>',
  attachments: [],
};
const failureOf = (code: string) =>
  smtpFailure(Object.assign(new Error('Greeting never received'), { code }), { handedOver: false, secrets: [] });

const server = vi.fn<Mailer['send']>();
let now: number;
let current: Mailer;
const mailers = () =>
  leaveAlone({ current: async () => current, reach: async () => true, close: () => undefined }, { now: () => now });
let queue = mailers();
const send = async () => (await queue.current())?.send(mail);

beforeEach(() => {
  now = 0;
  server.mockReset().mockResolvedValue({ providerId: 'taken' });
  current = { send: server };
  queue = mailers();
});

it.each(['ETIMEDOUT', 'EABORT', 'EHOSTUNREACH'])(
  'a server that says nothing (%s) is left alone for 30 s',
  async (code) => {
    server.mockRejectedValueOnce(failureOf(code));
    await expect(send()).rejects.toMatchObject({ message: expect.stringContaining(code) });
    now = 29_500;
    await expect(send()).rejects.toMatchObject({ name: 'LeftAlone', kind: 'notTaken', retryAfter: 1 });
    expect(server).toHaveBeenCalledTimes(1);
    now = 30_000;
    await send();
    await send();
    expect(server).toHaveBeenCalledTimes(3);
  },
);

it('then one message tries it, and the others wait for what comes of that', async () => {
  server.mockRejectedValueOnce(failureOf('ETIMEDOUT'));
  await expect(send()).rejects.toThrow(MailServerError);
  now = 30_000;
  let answer = (_failure: Error) => undefined as void;
  server.mockReturnValueOnce(new Promise((_resolve, reject) => (answer = reject)));
  const tried = send();
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  await expect(send()).rejects.toMatchObject({ name: 'LeftAlone', retryAfter: 30 });
  now = 40_000;
  answer(failureOf('ETIMEDOUT'));
  await expect(tried).rejects.toThrow(MailServerError);
  now = 69_000;
  await expect(send()).rejects.toMatchObject({ name: 'LeftAlone' });
  expect(server).toHaveBeenCalledTimes(2);
});

it('one that answers whatever, or refuses at once, is not, and neither are other settings', async () => {
  for (const code of ['ECONNREFUSED', 'ECONNECTION', 'EAUTH']) {
    server.mockRejectedValueOnce(failureOf(code));
    await expect(send()).rejects.toThrow(code);
  }
  await send();
  server.mockRejectedValueOnce(failureOf('ETIMEDOUT'));
  await expect(send()).rejects.toThrow('ETIMEDOUT');
  current = { send: server };
  await send();
});
