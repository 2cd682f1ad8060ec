import { createHmac } from 'node:crypto';
import { territories } from '@dehesa/db/schema';
import { saveSecret } from '@dehesa/services/configuration';
import { eq } from 'drizzle-orm';
import { serviceContext } from '../../requests/request-context';
import type { TestApp } from '../../test-app.test-support';

/** The accounts of both territories: each with a number and an app of its own. */
export const accounts = {
  1: {
    phoneNumberId: '100000000000001',
    accountId: '200000000000001',
    token: 'ficha-monfrague',
    secret: 'clave-monfrague',
  },
  2: { phoneNumberId: '100000000000002', accountId: '200000000000002', token: 'ficha-tajo', secret: 'clave-tajo' },
} as const;

type Territory = keyof typeof accounts;

export async function configureAccounts({ deps }: Pick<TestApp, 'deps'>): Promise<void> {
  const ctx = serviceContext(deps, null);
  for (const id of [1, 2] as const) {
    const { phoneNumberId, accountId, token, secret } = accounts[id];
    await deps.db
      .update(territories)
      .set({ whatsappPhoneNumberId: phoneNumberId, whatsappAccountId: accountId })
      .where(eq(territories.id, id));
    await saveSecret(ctx, deps.db, `whatsapp-token-${id}`, token);
    await saveSecret(ctx, deps.db, `whatsapp-app-secret-${id}`, secret);
  }
}

export interface Told {
  messages?: readonly Record<string, unknown>[];
  statuses?: readonly Record<string, unknown>[];
  name?: string;
}

const seconds = (at: string) => String(Math.floor(Date.parse(at) / 1000));

/** A message as WhatsApp tells of it; of text unless told otherwise. */
export function incoming(id: string, at: string, content: Record<string, unknown> = {}, from = '34600000000') {
  const text = Object.keys(content).length === 0 ? { type: 'text', text: { body: `Hola ${id}` } } : content;
  return { from, id, timestamp: seconds(at), ...text };
}

/** What became of a message of ours. */
export function status(id: string, state: string, at: string, more: Record<string, unknown> = {}) {
  return { id, status: state, timestamp: seconds(at), recipient_id: '34600000000', ...more };
}

/** The body of a notice about a territory's number. */
export function notice(territory: Territory, { messages = [], statuses = [], name = 'Carmen' }: Told): string {
  const numbers = [...new Set(messages.map(({ from }) => from))];
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: accounts[territory].accountId,
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '34927000000', phone_number_id: accounts[territory].phoneNumberId },
              contacts: numbers.map((wa_id) => ({ wa_id, profile: { name } })),
              ...(messages.length > 0 && { messages }),
              ...(statuses.length > 0 && { statuses }),
            },
          },
        ],
      },
    ],
  });
}

export function signature(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Delivers a body to the webhook, signed as its territory's app does unless told otherwise. */
export function deliver(
  { app }: Pick<TestApp, 'app'>,
  body: string,
  signed: string | undefined = signature(accounts[1].secret, body),
) {
  return app.inject({
    method: 'POST',
    url: '/api/whatsapp/webhook',
    headers: { 'content-type': 'application/json', ...(signed !== undefined && { 'x-hub-signature-256': signed }) },
    payload: body,
  });
}
