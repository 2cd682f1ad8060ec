import { beforeAll, expect, it } from 'vitest';
import { loadErrorTexts } from '../../../lib/error-texts';
import { fill, refusal } from '../../../lib/screens/acts.test-support';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import type { Profile } from '../row';
import { ProfileScreen } from './profile-screen';

const stored: Profile = {
  id: 4,
  role: 3,
  territoryId: null,
  createdAt: new Date('2026-01-01T10:00:00Z'),
  firstName: 'Irene',
  lastName: 'Campos Vela',
  alias: '',
  reference: '',
  companyName: '',
  taxId: '',
  postalCode: '',
  address: '',
  locality: '',
  province: '',
  phone: '',
  email: 'usuario@demo.test',
  birthDate: null,
  imageId: null,
  imageUrl: null,
  language: 'es',
  website: '',
  services: '',
  membership: null,
};
let right: boolean;
const { show, asked } = screensOf({
  'auth.session': () => ({ user: { id: 4, role: 3, territoryId: null }, appType: 'actividades' }),
  'users.profile.read': () => stored,
  'users.profile.edit': () => {
    if (right) return null;
    throw refusal({ code: 'auth.invalidCredentials' });
  },
});
beforeAll(() => loadErrorTexts('es'));

const password = () => document.querySelector<HTMLInputElement>('input[autocomplete=current-password]');
const saves = () => asked.filter((path) => path === 'users.profile.edit').length;

it('asks for the password once the address is another, and keeps what was typed', async () => {
  right = false;
  show(ProfileScreen);
  await fill('Alias', 'Irene C.');
  expect(password()).toBeNull();
  await fill('Email', 'USUARIO@demo.test');
  // Once what is typed is drawn.
  await comesTrue(async () => expect((await field('Email')).value).toBe('USUARIO@demo.test'));
  expect(password()).toBeNull();
  await fill('Email', 'irene@demo.test');
  await comesTrue(() => expect(password()).not.toBeNull());
  const save = await button('Guardar');
  save.click();
  await comesTrue(() => expect(password()?.getAttribute('aria-invalid')).toBe('true'));
  expect(saves()).toBe(0);

  await fill('Contraseña actual', 'no es esta');
  save.click();
  await comesTrue(() => expect(document.body.textContent).toContain('La contraseña actual no es correcta'));
  expect(saves()).toBe(1);
  await comesTrue(() => expect(document.activeElement).toBe(password()));
  expect((await field('Email')).value).toBe('irene@demo.test');
  expect((await field('Alias')).value).toBe('Irene C.');

  right = true;
  await fill('Contraseña actual', 'demo1234');
  save.click();
  await comesTrue(() => expect(password()).toBeNull());
  expect((await field('Email')).value).toBe('irene@demo.test');
});
