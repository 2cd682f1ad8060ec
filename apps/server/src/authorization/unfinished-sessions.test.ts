import { closedAfterAll } from '@dehesa/testing';
import type { Role } from '@dehesa/domain/access';
import { configuration, secondFactorRoles, users } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookie } from '../requests/request-context';
import { createTestApp } from '../test-app.test-support';
import { legacyRows } from './legacy-calls.test-support';
import { otherRows } from './other-routes.test-support';
import { procedureRows } from './procedures.test-support';
import { type What, whoMay } from './who-may.test-support';

/** Between them they may do whatever asks for a session. */
const roles = [0, 3, 4] as const;
/** By role: somebody whose password is to be chosen anew. */
const tokens = new Map<Role, string>();
const server = await closedAfterAll(createTestApp());
for (const role of roles) {
  const { id, token } = await server.signInAs({ role });
  await server.deps.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, id));
  tokens.set(role, token);
}

type Row = readonly [what: What, input?: unknown, ...more: unknown[]];
const isRow = (row: Row | readonly Row[]): row is Row => typeof row[0] === 'string';
/** Where a row has several, each is a case of its own. */
const casesOf = (table: Readonly<Record<string, Row | readonly Row[]>>) =>
  Object.entries(table).flatMap(([address, row]) =>
    (isRow(row) ? [row] : row).map(([what, input]) => ({ address, what: [what], input })),
  );
const isForEverybody = ({ what }: { what: readonly What[] }) =>
  what.includes('public pages, booking, cancelling, checkpoint, collaborator sign-up');

const otherCases = Object.entries(otherRows)
  .map(([address, [what, url]]) => ({ address, what: [what].flat(), url }))
  .filter((one) => !isForEverybody(one));

/** Somebody who may do it once the password is chosen: so it is nothing else that is refused. */
function roleFor(what: readonly What[]): Role {
  const allowed: readonly (Role | null)[] = what.flatMap((row) => [...whoMay[row]]);
  return roles.find((role) => allowed.includes(role)) ?? 0;
}
const tokenFor = (what: readonly What[]) => tokens.get(roleFor(what)) ?? '';

/** Reading one's session, ending it and choosing the password are what is left (B26). */
const left = {
  procedures: new Set(['auth.session', 'auth.signOut', 'auth.changePassword']),
  calls: new Set(['/me', '/del-webtoken', '/editar-clave-usuario']),
};

describe('before a new password is chosen nothing else is served (B26)', () => {
  it.each(casesOf(procedureRows).filter((one) => !isForEverybody(one) && !left.procedures.has(one.address)))(
    '$address',
    async ({ address, what, input }) => {
      const response = await server.app.inject({
        method: 'POST',
        url: `/trpc/${address}`,
        cookies: { [sessionCookie]: tokenFor(what) },
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(superjson.serialize(input)),
      });
      expect(response.json()).toMatchObject({
        error: { json: { data: { domain: { code: 'auth.passwordChangeRequired' } } } },
      });
    },
  );

  it.each(
    casesOf(legacyRows).filter(
      (one) =>
        !isForEverybody(one) &&
        !(left.calls.has(one.address) && one.what.includes('own data, own password, own image')),
    ),
  )('$address', async ({ address, what, input }) => {
    const fields = typeof input === 'object' ? input : {};
    const { status, body } = await server.call(address, { ...fields, token: tokenFor(what) });
    expect([status, body]).toEqual([403, { error: true, value: expect.any(String) }]);
  });

  it.each(otherCases)('$address', async ({ address, what, url }) => {
    expect((await serve(address, url, tokenFor(what))).statusCode).toBe(403);
  });
});

describe.each([
  {
    when: 'after the licence has ended (B28)',
    of: roles,
    begin: () => server.deps.db.update(configuration).set({ licenceEndsOn: '2020-01-01' }),
    end: () => server.deps.db.update(configuration).set({ licenceEndsOn: null }),
  },
  {
    when: 'before the second factor is set up that the role must have',
    of: [0],
    begin: () => server.deps.db.insert(secondFactorRoles).values({ role: 0 }),
    end: () => server.deps.db.delete(secondFactorRoles),
  },
])('$when nothing is served beside procedures and documented calls', ({ of, begin, end }) => {
  beforeAll(async () => {
    await server.deps.db.update(users).set({ mustChangePassword: false });
    await begin();
  });
  afterAll(end);

  it.each(otherCases.filter((one) => of.some((role) => role === roleFor(one.what))))(
    '$address',
    async ({ address, what, url }) => {
      expect((await serve(address, url, tokenFor(what))).statusCode).toBe(403);
    },
  );
});

it('who has done all of it is served: what is refused above is refused for that alone', async () => {
  await server.deps.db.update(users).set({ mustChangePassword: false });
  for (const { address, what, url } of otherCases)
    expect([address, (await serve(address, url, tokenFor(what))).statusCode]).not.toEqual([address, 403]);
});

function serve(route: string, url: string | undefined, token: string) {
  const [method = '', path = ''] = route.split(' ');
  return server.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: url ?? path,
    cookies: { [sessionCookie]: token },
  });
}
