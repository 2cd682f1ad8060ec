import { describe, expect, it } from 'vitest';
import { formRedirect, listRedirect, tariffsRedirect } from './account-redirects';

const companies = '/actividades/admin/empresas';
const monitors = '/gimnasio/admin/monitores';
const home = '/dashboard';

describe('who gets to see which list (B53, B44)', () => {
  it.each([
    ['user', 'actividades', [undefined, home, home, home, home]],
    ['user', 'gimnasio', [undefined, home, home, home, home]],
    ['user', 'general', [undefined, home, home, home, home]],
    ['company', 'actividades', [undefined, undefined, home, home, home]],
    ['company', 'gimnasio', [monitors, monitors, home, home, home]],
    ['company', 'general', [undefined, undefined, home, home, home]],
    ['monitor', 'gimnasio', [undefined, undefined, home, home, home]],
    ['monitor', 'actividades', [companies, companies, home, home, home]],
    ['monitor', 'general', [companies, companies, home, home, home]],
  ] as const)('the list of each %s in %s', (kind, appType, byRole) => {
    const redirects = ([0, 1, 2, 3, 4] as const).map((role) => listRedirect(kind, { role, appType }));
    expect(redirects).toEqual(byRole);
  });
});

it.each([
  ['user', [undefined, home, home, home, home]],
  ['monitor', [undefined, undefined, home, home, home]],
  ['company', [undefined, undefined, home, home, home]],
] as const)('who gets to see the form of a %s', (kind, byRole) => {
  expect(([0, 1, 2, 3, 4] as const).map((role) => formRedirect(kind, { role }))).toEqual(byRole);
});

it('tariffs are of a gym and of role 0', () => {
  expect(tariffsRedirect({ role: 0, appType: 'gimnasio' })).toBeUndefined();
  expect(tariffsRedirect({ role: 1, appType: 'gimnasio' })).toBe(home);
  expect(tariffsRedirect({ role: 0, appType: 'actividades' })).toBe(home);
});
