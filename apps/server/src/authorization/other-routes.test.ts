import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { legacyCalls } from '../legacy/routes';
import { sessionCookie } from '../requests/request-context';
import { createTestApp } from '../test-app.test-support';
import { expectedRefusal, refusalOf, signInAll } from './callers.test-support';
import { otherRows } from './other-routes.test-support';
import { routesOf } from './route-table.test-support';

const server = await closedAfterAll(createTestApp());
const callers = await signInAll(server);

it('everything else that is served has its row, and no row is left over', () => {
  const documented = new Set(Object.keys(legacyCalls).flatMap((path) => [`POST ${path}`, `POST /api${path}`]));
  const others = routesOf(server.app).filter((route) => !documented.has(route) && !route.includes(' /trpc/'));
  expect(Object.keys(otherRows).toSorted()).toEqual(others.toSorted());
});

it.each(Object.entries(otherRows).map(([route, [what, url, signed]]) => ({ route, what, url, signed })))(
  '$route: $what',
  async ({ route, what, url, signed }) => {
    const [method = '', path = ''] = route.split(' ');
    const answered: Record<string, number | null> = {};
    const expected: Record<string, number | null> = {};
    for (const caller of callers) {
      const { statusCode, headers } = await server.app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: url ?? path,
        cookies: caller.token === null ? {} : { [sessionCookie]: caller.token },
      });
      if (statusCode >= 500) throw new Error(`${route} answered ${caller.name} with ${statusCode}`);
      // What needs a right is answered for that caller alone: nothing keeps it for who comes after.
      const isPrivate = ![what].flat().includes('public pages, booking, cancelling, checkpoint, collaborator sign-up');
      if (isPrivate && caller.token !== null) expect([route, headers['cache-control']]).toEqual([route, 'no-store']);
      answered[caller.name] = refusalOf(statusCode, headers.location);
      expected[caller.name] = signed ?? expectedRefusal(what, caller);
    }
    expect(answered).toEqual(expected);
  },
);
