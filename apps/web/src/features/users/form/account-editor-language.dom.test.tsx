import { afterEach, beforeAll, expect, it } from 'vitest';
import { useLanguage } from '../../../lib/backoffice-language';
import { loadErrorTexts } from '../../../lib/error-texts';
import { fill, refusal } from '../../../lib/screens/acts.test-support';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../lib/screens/shown-screen.test-support';
import { AccountEditor } from './account-editor';

const { show, asked } = screensOf({
  'auth.session': () => ({ user: { id: 1, role: 0, territoryId: null }, appType: 'actividades' }),
  'users.accounts.roles': () => [0, 1, 2, 3],
  'users.accounts.invite': () => {
    throw refusal({ code: 'users.emailTaken' });
  },
});
beforeAll(async () => {
  await Promise.all([loadErrorTexts('es'), loadErrorTexts('pt')]);
});
afterEach(() => localStorage.clear());

function Screen() {
  const { choose } = useLanguage();
  return (
    <>
      <button onClick={() => void choose('es')}>ES</button>
      <button onClick={() => void choose('pt')}>PT</button>
      <AccountEditor kind="user" id={undefined} onSaved={() => Promise.resolve()} />
    </>
  );
}

const press = async (name: string) => (await button(name)).click();
/** What is told at fields. */
const told = () => [...document.querySelectorAll('.mantine-InputWrapper-error')].map((one) => one.textContent);
const alert = () => document.querySelector('form [role=alert]')?.textContent;

it('tells in the language of the screen what is wrong', async () => {
  show(Screen);
  await press('Guardar');
  await comesTrue(() => expect(alert()).toContain('Complete campos'));
  const missing = told();
  expect(missing.length).toBeGreaterThan(2);
  expect(new Set(missing)).toEqual(new Set(['Campo obligatorio']));
  await press('PT');
  await comesTrue(() => expect(alert()).toContain('Preencha os campos'));
  expect(told()).toEqual(missing.map(() => 'Campo obrigatório'));
  await press('ES');
  await comesTrue(() => expect(told()).toEqual(missing));
  expect(asked).not.toContain('users.accounts.invite');
});

it('tells in the language of the screen what the server says is wrong', async () => {
  show(Screen);
  await fill('Nombre', 'Nieves');
  await fill('Apellidos', 'Prado Soto');
  await fill('Email', 'ADMIN@demo.test');
  await press('Guardar');
  await comesTrue(() => expect(alert()).toContain('Existe un usuario con este email'));
  await press('PT');
  await comesTrue(() => expect(alert()).toContain('Já existe um utilizador com este e-mail'));
  expect(told()).toEqual(['Já existe um utilizador com este e-mail']);
});
