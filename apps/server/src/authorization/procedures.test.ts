import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import type { AnyProcedure } from '@trpc/server';
import superjson from 'superjson';
import { sessionCookie } from '../requests/request-context';
import { createTestApp } from '../test-app.test-support';
import { appRouter } from '../trpc/root';
import { type Caller, type CallerName, expectedRefusal, refusalOf, signInAll } from './callers.test-support';
import { procedureRows } from './procedures.test-support';
import type { What } from './who-may.test-support';

const server = await closedAfterAll(createTestApp());
const callers = await signInAll(server);

/** By path, as the router keeps them; its type has them nested. */
const procedures = new Map(Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>));
/** Who makes these calls needs a session of its own. */
const endsSession = new Set(['auth.signOut']);

it('every procedure has its row, and no row is left over', () => {
  expect(Object.keys(procedureRows).toSorted()).toEqual([...procedures.keys()].toSorted());
});

const isRow = (row: unknown): row is readonly [What, unknown?, (readonly CallerName[])?] =>
  Array.isArray(row) && typeof row[0] === 'string';
const cases = Object.entries(procedureRows).flatMap(([path, row]) =>
  (isRow(row) ? [row] : row).map(([what, input, refused]) => ({ path, what, input, refused })),
);

it.each(cases)('$path: $what ($input)', async ({ path, what, input, refused }) => {
  const answered: Record<string, number | null> = {};
  const expected: Record<string, number | null> = {};
  for (const caller of endsSession.has(path) ? await signInAll(server) : callers) {
    answered[caller.name] = refusalOf(await call(path, input, caller));
    expected[caller.name] = expectedRefusal(what, caller, refused);
  }
  expect(answered).toEqual(expected);
});

async function call(path: string, input: unknown, { token }: Caller): Promise<number> {
  const text = JSON.stringify(superjson.serialize(input));
  const cookies: Record<string, string> = token === null ? {} : { [sessionCookie]: token };
  const response = await server.app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    cookies,
    headers: { 'content-type': 'application/json' },
    payload: text,
  });
  if (response.statusCode >= 500) throw new Error(`${path} answered ${response.statusCode}: ${response.body}`);
  return response.statusCode;
}
