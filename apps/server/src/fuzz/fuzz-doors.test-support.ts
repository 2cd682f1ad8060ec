import type { AnyProcedure } from '@trpc/server';
import fc from 'fast-check';
import superjson from 'superjson';
import type { z } from 'zod';
import type { CallerName } from '../authorization/callers.test-support';
import { legacyRows } from '../authorization/legacy-calls.test-support';
import { procedureRows } from '../authorization/procedures.test-support';
import { legacyCalls } from '../legacy/routes';
import { proceduresOf } from '../trpc/call-limits';
import { appRouter } from '../trpc/root';
import type { FuzzInput } from './fuzz-input.test-support';
import { hostileTexts, hostileValue } from './hostile-values.test-support';
import { pageInputs, uploadInputs } from './page-inputs.test-support';
import { valuesOf } from './schema-values.test-support';

const callers: readonly CallerName[] = [
  'nobody',
  'a super admin',
  'an admin',
  'a manager of a territory',
  'a company',
  'a member',
  'a collaborator',
];
/** Whoever may do most gets furthest. */
const caller = fc.oneof(
  { weight: 5, arbitrary: fc.constant<CallerName>('a super admin') },
  { weight: 3, arbitrary: fc.constant<CallerName>('nobody') },
  { weight: 4, arbitrary: fc.constantFrom(...callers) },
);

/** They hash a password, write out the whole database or measure everything: few of them say as much as many. */
const costly = new Set([
  'auth.signIn',
  'auth.changePassword',
  'users.accounts.create',
  'users.accounts.setPassword',
  '/login',
  '/crear-usuario',
  '/editar-usuario',
  '/editar-clave-usuario',
  '/recuperar-clave-usuario',
  '/exportar-db',
  'GET /api/exports/base-de-datos.sql',
]);

/** Every procedure, documented path, page and upload, each with the inputs that it gets; routes as `METHOD /path`. */
export function everyDoor(routes: readonly string[]): { door: string; inputs: fc.Arbitrary<FuzzInput> }[] {
  const procedures = [...proceduresOf(appRouter)];
  return [
    ...procedures.map(([path, procedure]) => ({ door: path, inputs: procedureInputs(path, procedure) })),
    ...Object.values(legacyCalls).map(({ path, body }) => ({ door: path, inputs: callInputs(path, body) })),
    ...routes.flatMap((route) => [{ door: route, inputs: pageInputs(route, caller) }]),
    ...uploadInputs(routes, caller),
  ];
}

/** Inputs of all doors, the costly ones seldom. */
export function anyInput(routes: readonly string[]): fc.Arbitrary<FuzzInput> {
  const doors = everyDoor(routes);
  return fc.oneof(...doors.map(({ door, inputs }) => ({ weight: costly.has(door) ? 1 : 30, arbitrary: inputs })));
}

function procedureInputs(path: string, procedure: AnyProcedure): fc.Arbitrary<FuzzInput> {
  const def = procedure._def as unknown as { type: string; inputs?: z.ZodType[] };
  const schema = def.inputs?.[0];
  const values = fc.oneof(
    { weight: schema === undefined ? 0 : 6, arbitrary: valuesOf(schema) },
    { weight: 2, arbitrary: fc.constantFrom(...legalInputs(procedureRows[path])) },
    { weight: 1, arbitrary: hostileValue },
  );
  return fc.tuple(caller, values, headers, fc.nat(20)).map(([who, value, extra, dice]) => {
    const text = dice === 0 ? '{"json":' : serialized(value);
    const base = { door: path, kind: 'procedure' as const, caller: who };
    return def.type === 'query' && dice % 2 === 0
      ? { ...base, method: 'GET', url: `/trpc/${path}?input=${encodeURIComponent(text)}`, headers: extra }
      : {
          ...base,
          method: 'POST',
          url: `/trpc/${path}`,
          headers: { 'content-type': 'application/json', ...extra },
          payload: text,
        };
  });
}

function callInputs(path: string, body: z.ZodType): fc.Arbitrary<FuzzInput> {
  const bodies = fc.oneof(
    { weight: 6, arbitrary: valuesOf(body) },
    { weight: 1, arbitrary: fc.constantFrom(...legalInputs(legacyRows[path])) },
    { weight: 1, arbitrary: hostileValue },
  );
  return fc.tuple(caller, bodies, headers, fc.nat(30)).map(([who, value, extra, dice]) => ({
    door: path,
    kind: 'documented',
    caller: who,
    method: dice === 0 ? 'PUT' : 'POST',
    url: dice % 2 === 0 ? `/api${path}` : path,
    headers: { 'content-type': 'application/json', ...extra },
    ...(dice === 1 ? { payload: '{"a":' } : { body: value }),
  }));
}

/** The rows of the table of rights hold an input that each schema takes. */
function legalInputs(row: unknown): readonly unknown[] {
  if (!Array.isArray(row)) return [{}];
  return Array.isArray(row[0]) ? row.map((one: unknown) => (Array.isArray(one) ? one[1] : undefined)) : [row[1]];
}

function serialized(value: unknown): string {
  try {
    return JSON.stringify(superjson.serialize(value)) ?? '{}';
  } catch {
    return JSON.stringify({ json: value }) ?? '{}';
  }
}

/** What a header can carry at all: one line of Latin-1. */
const headerText = fc.constantFrom(
  ...hostileTexts.filter((text) => /^[\t\x20-\x7E\xA0-\xFF]*$/.test(text) && text.length < 5_000),
  'dehesa_session=x; dehesa_language=pt',
  'pt-PT,pt;q=0.9,*;q=0.1',
  'es-ES;q=2,;;,,',
  '203.0.113.7, 10.0.0.1',
  'for=unknown;proto=https',
  'bytes=0-0,-1',
  'bytes=99999999999999999999-',
  'W/"x", *',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '7f2c1c5e9d0a4b7c8a532f0d6b1e4c11',
);
const headerName = fc.constantFrom(
  'accept-language',
  'accept',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'content-type',
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'idempotency-key',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-dest',
  'content-encoding',
  'x-http-method-override',
);
const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(headerName, headerText, { maxKeys: 3 }) },
);
