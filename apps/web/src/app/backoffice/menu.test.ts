import { expect, it } from 'vitest';
import { isWithin, menuFor } from './menu';

const labels = (role: Parameters<typeof menuFor>[0]) => menuFor(role).map(({ label }) => label);

it.each([3, 4] as const)('role %i sees Inicio only while its other screens do not exist', (role) => {
  expect(labels(role)).toEqual(['home']);
});

it.each([0, 1, 2] as const)('role %i begins with Inicio and Reservas (document 1 §6)', (role) => {
  expect(labels(role).slice(0, 2)).toEqual(['home', 'reservations']);
});

it.each([
  ['/actividades/admin/reservas', 'reservations'],
  ['/actividades/ver/reserva', 'reservations'],
  ['/actividades/edit/reserva', 'reservations'],
  ['/actividades/edit/actividad', 'activities'],
  ['/actividades/duplicar/actividad/', 'activities'],
  ['/actividades/admin/actividades-complementarias', 'complementary'],
  ['/actividades/admin/colaboradores', 'collaborators'],
  ['/perfil', undefined],
])('%s lights the entry %s', (pathname, label) => {
  const lit = menuFor(2).filter((entry) => isWithin(entry, pathname));
  expect(lit.map((entry) => entry.label)).toEqual(label === undefined ? [] : [label]);
});

it.each([
  [0, true],
  [1, false],
  [2, false],
] as const)('role %i sees the postal codes: %s', (role, seen) => {
  expect(labels(role).includes('postalCodes')).toBe(seen);
});
