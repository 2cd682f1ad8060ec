import { closedAfterAll } from '@dehesa/testing';
import { configuration } from '@dehesa/db/schema';
import { readPublicConfiguration } from '@dehesa/services/configuration';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';

const test = await closedAfterAll(createTestApp());
await test.deps.db.update(configuration).set({ customCss: 'h1 { color: green }' });

it('gives the CSS to everybody, for ever under the address of its version (B45)', async () => {
  const { styleSheet } = await readPublicConfiguration(test.deps);
  const now = await test.app.inject({ url: styleSheet ?? '' });
  expect(now).toMatchObject({ statusCode: 200, body: 'h1 { color: green }' });
  expect(now.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

it.each(['/custom.css', '/custom.css?v=de-antes', '/custom.css?v=a&v=b'])('keeps nothing under %s', async (url) => {
  const answer = await test.app.inject({ url });
  expect(answer).toMatchObject({ statusCode: 200, body: 'h1 { color: green }' });
  expect(answer.headers['cache-control']).toBe('public, no-cache');
});

it('is named to the back office by the session, without a licence for visitors (B28)', async () => {
  await test.deps.db.update(configuration).set({ licenceEndsOn: '2999-12-31' });
  const { token } = await test.signInAs({ role: 1 });
  const session = async (cookies: Record<string, string>) => {
    const answer = await test.app.inject({ url: '/trpc/auth.session', cookies });
    return answer.json<{ result: { data: { json: { licence: unknown; styleSheet: string | null } } } }>().result.data
      .json;
  };
  expect(await session({})).toMatchObject({ licence: { expired: false, endsOn: null } });
  expect(await session({ dehesa_session: token })).toMatchObject({
    licence: { expired: false, endsOn: '2999-12-31' },
    styleSheet: expect.stringMatching(/^\/custom\.css\?v=[\w-]{16}$/),
  });
});
