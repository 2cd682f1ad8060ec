import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { legacyRows } from '../authorization/legacy-calls.test-support';
import { type What, whoMay } from '../authorization/who-may.test-support';
import { heldUpMs } from '../main-thread.test-support';
import { createTestApp } from '../test-app.test-support';
import { openApiDocument } from './open-api';
import { legacyCalls } from './routes';

const server = await closedAfterAll(createTestApp());
const document: { openapi: string; paths: Record<string, { post: Record<string, unknown> }>; components: object } = (
  await server.app.inject({ url: '/api/docs/json' })
).json();

it('describes every documented path, and nothing else', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).toSorted()).toEqual(
    Object.keys(legacyCalls)
      .map((path) => `/api${path}`)
      .toSorted(),
  );
});

it('names no shape that it does not have', () => {
  const text = JSON.stringify(document);
  const named = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
  expect(Object.keys(Reflect.get(document.components, 'schemas'))).toEqual(expect.arrayContaining([...named]));
  expect(text).not.toContain('$defs');
});

it.each(Object.values(legacyCalls))('$path: for whom it says', ({ path, callers }) => {
  const row = legacyRows[path] ?? [];
  const whats = [row].flat(2).filter((part): part is What => typeof part === 'string' && part in whoMay);
  const allowed = new Set(whats.flatMap((what) => [...whoMay[what]]));
  // One's own data is everybody's: the table of rights tries these calls with the data of others.
  const own = ['/usuarios', '/editar-usuario', '/borrar-imagen-usuario'].includes(path);
  if (callers === null || own) expect(allowed.size).toBeGreaterThan(0);
  else expect(allowed).toEqual(new Set(callers));
});

it('shows itself as a page that runs under the policy of every page', async () => {
  const page = await server.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
});

it('is drawn without keeping anybody else from their turn', async () => {
  expect(await heldUpMs(() => openApiDocument('http://localhost'), 50)).toBeLessThan(50);
});

it('is the same as YAML, with every shape where it is used', async () => {
  const { body, headers } = await server.app.inject({ url: '/api/docs/yaml' });
  expect(headers['content-type']).toContain('yaml');
  expect(parse(body)).toEqual(document);
  expect(body).not.toMatch(/: [&*]a\d/);
});
