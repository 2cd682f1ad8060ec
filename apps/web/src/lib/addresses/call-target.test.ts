import type { AppRouter } from '@dehesa/server/router';
import { createTRPCClient } from '@trpc/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callLinks } from './call-links';
import { publicClient } from '../public-client';

interface Sent {
  url: string;
  method: string | undefined;
  body: string;
}
let sent: Sent[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (url: string, { method, body }: { method?: string; body?: string }) => {
    sent.push({ url, method, body: body ?? '' });
    return Promise.reject(new Error('nobody answers'));
  });
});
afterEach(() => vi.unstubAllGlobals());

const staff = createTRPCClient<AppRouter>({ links: callLinks() });
const name = 'Peña Íñiguez';

it.each([
  ['one that staff search for', () => [staff.users.accounts.list.query({ kind: 'users', filter: name } as never)]],
  [
    'one among others',
    () => [staff.config.public.query(), staff.users.accounts.list.query({ kind: 'users', filter: name } as never)],
  ],
  ['one whose session is read', () => [staff.auth.session.query(name as never)]],
  ['one that a visitor types', () => [publicClient.public.places.postalCode.query({ text: name } as never)]],
])('a name stands in no address: %s', async (_which, calls: () => Promise<unknown>[]) => {
  await Promise.allSettled(calls());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.method).toBe('POST');
  expect(sent[0]?.url).toMatch(/^\/trpc\/[\w.,]+(\?batch=1)?$/);
  expect(sent[0]?.body).toContain(name);
});
