import type { Role } from '@dehesa/domain/access';
import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { administrationRoutes } from './administration';

/** Where an address leads somebody of a role: to itself, or away. */
function leadsTo(path: string, role: Role, tipo?: string): unknown {
  const route = administrationRoutes.find(({ options }) => 'path' in options && options.path === path);
  const before: unknown = route?.options.beforeLoad;
  if (typeof before !== 'function') throw new Error(`nobody is looked at before ${path}`);
  try {
    before({ context: { user: { id: 1, role, territoryId: 1 }, appType: 'actividades' }, search: { tipo } });
    return path;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options.to;
  }
}

const roles = [0, 1, 2, 3, 4] as const;
const home = '/dashboard';

it.each([
  '/config-app',
  '/configuracion/textos-legales',
  '/configuracion/widget',
  '/configuracion/codigos-postales',
  '/configuracion/importar',
  '/usuarios',
  '/edit/usuario',
])('%s is a super administrator’s alone (U2)', (path) => {
  expect(roles.map((role) => leadsTo(path, role))).toEqual([path, home, home, home, home]);
});

it('companies are an administrator’s too (B53)', () => {
  const list = '/actividades/admin/empresas';
  expect(roles.map((role) => leadsTo(list, role))).toEqual([list, list, home, home, home]);
  const form = '/edit/usuario';
  expect(roles.map((role) => leadsTo(form, role, 'empresa'))).toEqual([form, form, home, home, home]);
});
