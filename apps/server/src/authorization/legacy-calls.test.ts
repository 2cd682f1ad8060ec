import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { legacyCalls } from '../legacy/routes';
import { createTestApp } from '../test-app.test-support';
import { type CallerName, expectedRefusal, refusalOf, signInAll } from './callers.test-support';
import { legacyRows } from './legacy-calls.test-support';
import type { What } from './who-may.test-support';

const server = await closedAfterAll(createTestApp());
const callers = await signInAll(server);

/** Who makes these calls needs a session of its own. */
const endsSession = new Set(['/del-webtoken', '/editar-clave-usuario']);

it('every documented path has its row, and no row is left over', () => {
  expect(Object.keys(legacyRows).toSorted()).toEqual(Object.keys(legacyCalls).toSorted());
});

type Row = readonly [What, Readonly<Record<string, unknown>>?, (readonly CallerName[])?];
const isRow = (row: Row | readonly Row[]): row is Row => typeof row[0] === 'string';
const cases = Object.entries(legacyRows).flatMap(([path, row]) =>
  (isRow(row) ? [row] : row).map(([what, body, refused]) => ({ path, what, body, refused })),
);

it.each(cases)('$path $body: $what', async ({ path, what, body, refused }) => {
  const answered: Record<string, number | null> = {};
  const expected: Record<string, number | null> = {};
  for (const caller of endsSession.has(path) ? await signInAll(server) : callers) {
    const { status } = await server.call(`/api${path}`, {
      ...body,
      ...(caller.token !== null && { token: caller.token }),
    });
    if (status >= 500) throw new Error(`${path} answered ${caller.name} with ${status}`);
    answered[caller.name] = refusalOf(status);
    expected[caller.name] = expectedRefusal(what, caller, refused);
  }
  expect(answered).toEqual(expected);
});
