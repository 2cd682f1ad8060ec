import type { Role, TerritoryId } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { describe, expect, it } from 'vitest';
import { isWithin, menuFor } from './menu';

const labels = (role: Role, territoryId: TerritoryId | null = null, appType: AppType = 'actividades') =>
  menuFor({ id: 1, role, territoryId }, appType).map(({ label }) => label);

describe('the menu of each role, exactly (U1)', () => {
  it.each([
    [
      0,
      null,
      [
        'home',
        'reservations',
        'inbox1',
        'inbox2',
        'activities',
        'collaborators',
        'companies',
        'users',
        'configuration',
      ],
    ],
    [1, null, ['home', 'reservations', 'inbox1', 'inbox2', 'activities', 'collaborators', 'companies']],
    [2, 1, ['home', 'reservations', 'activities', 'inbox1', 'collaborators']],
    [2, 2, ['home', 'reservations', 'activities', 'inbox2', 'collaborators']],
    [2, null, ['home', 'reservations', 'activities', 'collaborators']],
    [3, null, ['home', 'ownReservations', 'agenda']],
    [4, 1, ['home', 'profile']],
  ] as const)('role %i, territory %s', (role, territoryId, expected) => {
    expect(labels(role, territoryId)).toEqual(expected);
  });
});

describe('the variants of the product (B44)', () => {
  it('general: no activities', () => {
    expect(labels(0, null, 'general')).toEqual(['home', 'inbox1', 'inbox2', 'companies', 'users', 'configuration']);
    expect(labels(2, 1, 'general')).toEqual(['home', 'inbox1']);
  });

  it('gimnasio: monitors in the place of companies, and tariffs', () => {
    expect(labels(0, null, 'gimnasio').slice(-4)).toEqual(['monitors', 'users', 'tariffs', 'configuration']);
    expect(labels(1, null, 'gimnasio').slice(-1)).toEqual(['monitors']);
  });
});

const parts = (address: string): [pathname: string, kind: string | undefined] => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return [pathname, searchParams.get('tipo') ?? undefined];
};

it.each([
  ['/actividades/admin/reservas', 'reservations'],
  ['/actividades/ver/reserva', 'reservations'],
  ['/actividades/edit/reserva', 'reservations'],
  ['/actividades/edit/actividad', 'activities'],
  ['/actividades/duplicar/actividad/', 'activities'],
  ['/actividades/admin/actividades-complementarias', 'activities'],
  ['/actividades/admin/colaboradores', 'collaborators'],
  ['/configuracion/widget', 'configuration'],
  ['/edit/usuario', 'users'],
  ['/edit/usuario?tipo=empresa', 'companies'],
  ['/perfil', undefined],
])('%s lights the entry %s', (address, label) => {
  const lit = menuFor({ id: 1, role: 0, territoryId: null }, 'actividades').filter((entry) =>
    isWithin(entry, ...parts(address)),
  );
  expect(lit.map((entry) => entry.label)).toEqual(label === undefined ? [] : [label]);
});
