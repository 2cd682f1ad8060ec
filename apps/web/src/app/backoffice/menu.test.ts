import { expect, it } from 'vitest';
import { menuFor } from './menu';

const labels = (role: Parameters<typeof menuFor>[0]) => menuFor(role).map(({ label }) => label);

it.each([3, 4] as const)('role %i sees Inicio only while its other screens do not exist', (role) => {
  expect(labels(role)).toEqual(['home']);
});

it.each([0, 1, 2] as const)('role %i begins with Inicio and Reservas (document 1 §6)', (role) => {
  expect(labels(role).slice(0, 2)).toEqual(['home', 'reservations']);
});
