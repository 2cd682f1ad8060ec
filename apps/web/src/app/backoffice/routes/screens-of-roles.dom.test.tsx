import type { Role, TerritoryId } from '@dehesa/domain/access';
import { isRedirect } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../../lib/session';
import { queryClient, trpc } from '../../../lib/trpc';
import { menuFor } from '../menu';
import { router } from '../router';

type Person = readonly [role: Role, territoryId: TerritoryId | null];
const superAdmin: Person = [0, null];
const admin: Person = [1, null];
const manager: Person = [2, 1];
const member: Person = [3, null];
const collaborator: Person = [4, 1];

/** Nothing is asked for before the screens. */
const settled = { mustChangePassword: false, secondFactor: 'settled' };

afterEach(() => queryClient.clear());

/** The screen at an address, with those that it is within. */
const matched = () => {
  const { pathname, search } = router.parseLocation(router.history.location);
  return router.matchRoutes(pathname, search);
};

/** Where an address leads somebody who is signed in: to itself, or whither its guards send on. */
async function ledTo(address: string, [role, territoryId]: Person): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the guards read of it
  const session = { user: { id: 1, role, territoryId, ...settled }, appType: 'actividades' } as Session;
  queryClient.setQueryData(getQueryKey(trpc.auth.session, undefined, 'query'), session);
  router.history.push(address);
  let context = {};
  try {
    for (const { routeId, search } of matched()) {
      const guard: unknown = router.routesById[routeId].options.beforeLoad;
      const location = { href: address };
      if (typeof guard === 'function') context = { ...context, ...(await guard({ context, search, location })) };
    }
  } catch (error) {
    if (isRedirect(error)) return String(error.options.to);
    throw error;
  }
  return address;
}

it.each([
  ['/config-app', [superAdmin]],
  ['/configuracion/codigos-postales', [superAdmin]],
  ['/configuracion/importar', [superAdmin]],
  ['/configuracion/textos-legales', [superAdmin]],
  ['/configuracion/widget', [superAdmin]],
  ['/usuarios', [superAdmin]],
  ['/edit/usuario', [superAdmin]],
  ['/edit/usuario?tipo=empresa', [superAdmin, admin]],
  ['/actividades/admin/empresas', [superAdmin, admin]],
  ['/actividades/admin/mensajes/tajo', [superAdmin, admin]],
  ['/actividades/admin/mensajes/monfrague', [superAdmin, admin, manager]],
  ['/actividades/admin/actividades', [superAdmin, admin, manager]],
  ['/actividades/admin/reservas', [superAdmin, admin, manager]],
  ['/actividades/admin/colaboradores', [superAdmin, admin, manager]],
  ['/ayuda/primeros', [superAdmin, admin, manager]],
  ['/actividades/usuario/reservas', [member]],
  ['/perfil', [superAdmin, admin, manager, member, collaborator]],
] as const)('%s is for some, the others are sent home (U2)', async (address, theirs: readonly Person[]) => {
  for (const person of [superAdmin, admin, manager, member, collaborator])
    expect([person, await ledTo(address, person)]).toEqual([person, theirs.includes(person) ? address : '/dashboard']);
  // Where there is no such screen nothing guards it.
  const [path = ''] = address.split('?');
  expect(matched().at(-1)?.fullPath.split('/')).toHaveLength(path.split('/').length);
});

it('messages without saying whose are those of the first inbox that somebody reads', async () => {
  const address = '/actividades/admin/mensajes';
  expect(await ledTo(address, admin)).toBe(`${address}/monfrague`);
  expect(await ledTo(address, [2, 2])).toBe(`${address}/tajo`);
  expect(await ledTo(address, member)).toBe('/dashboard');
});

it.each([[superAdmin], [admin], [manager], [[2, 2]], [member], [collaborator]] as const)(
  'every entry of the menu leads to its screen, for role and territory %j',
  async (person: Person) => {
    const [role, territoryId] = person;
    for (const { link, leaves } of menuFor({ id: 1, role, territoryId }, 'actividades')) {
      expect(await ledTo(link.to, person)).toBe(link.to);
      if (leaves !== true) expect(matched().at(-1)?.fullPath).toBe(link.to);
    }
  },
);
