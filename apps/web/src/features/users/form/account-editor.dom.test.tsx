import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { invitationTexts } from '@dehesa/i18n/backoffice/invitations';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { backofficeTexts } from '../../../lib/backoffice-texts';
import { loadErrorTexts } from '../../../lib/error-texts';
import { alerted, buttonIn, dialogNamed, fill, refusal, shown } from '../../../lib/screens/acts.test-support';
import { comesTrue, until } from '../../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import type { AccountDetail } from '../row';
import { AccountEditor } from './account-editor';
import { PasswordButton } from './password-dialog';

const { form: texts, password } = accountForms.es;
const taken = 'Existe un usuario con este email';
const stored: AccountDetail = {
  id: 7,
  role: 3,
  firstName: 'Nieves',
  lastName: 'Prado Soto',
  displayName: 'Nieves Prado Soto',
  alias: '',
  reference: '12',
  companyName: '',
  taxId: '',
  postalCode: '10600',
  address: '',
  locality: 'Plasencia',
  province: 'Cáceres',
  phone: '',
  email: 'nieves@example.org',
  birthDate: null,
  territoryId: null,
  imageId: null,
  imageUrl: null,
  language: 'es',
  hasAccess: true,
  invitation: null,
  membership: null,
  ownedActivities: 0,
  age: null,
  territory: null,
  createdAt: new Date('2026-01-02T10:00:00Z'),
};
let answer: (input: unknown) => unknown;
const onSaved = vi.fn(() => Promise.resolve());
const { show, asked } = screensOf({
  'auth.session': () => ({ user: { id: 1, role: 0, territoryId: null }, appType: 'actividades' }),
  'users.accounts.read': () => stored,
  'users.accounts.roles': () => [0, 1, 2, 3],
  'users.accounts.create': (input) => answer(input),
  'users.accounts.edit': (input) => answer(input),
  'users.accounts.setPassword': (input) => answer(input),
});

beforeAll(() => loadErrorTexts('es'));
beforeEach(() => {
  onSaved.mockClear();
  answer = () => ({ id: 7 });
});

const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join('\n');
const isWrong = async (label: string) => (await field(label)).getAttribute('aria-invalid') === 'true';
const save = async () => (await button(texts.save)).click();
const calls = (path: string) => asked.filter((one) => one === path).length;

it('sends nothing while something is missing, and says where', async () => {
  show(() => <AccountEditor kind="user" id={undefined} onSaved={onSaved} />);
  await field(texts.lastName);
  await save();
  await alerted(backofficeTexts('es').activities.form.incomplete.title);
  expect(await isWrong(texts.firstName)).toBe(true);
  expect(await isWrong(texts.lastName)).toBe(true);
  expect(await isWrong(texts.phone)).toBe(false);
  expect([calls('users.accounts.create'), calls('users.accounts.invite')]).toEqual([0, 0]);
});

it('holds an address that somebody has against the address alone, until that is another', async () => {
  const created: unknown[] = [];
  answer = (input) => {
    created.push(input);
    if (created.length === 1) throw refusal({ code: 'users.emailTaken' });
    return { id: 8 };
  };
  show(() => <AccountEditor kind="user" id={undefined} onSaved={onSaved} />);
  await fill(texts.firstName, 'Nieves');
  await fill(texts.lastName, 'Prado Soto');
  await fill(texts.email, 'ADMIN@demo.test');
  await fill(invitationTexts.es.entry, 'password');
  (await button(password.generate)).click();
  await shown(password.generated);
  const generated = (await field(password.label)).value;
  expect(generated).toMatch(/^[A-Za-z2-9]{8}$/);
  await save();
  await alerted(taken);
  expect(await isWrong(texts.email)).toBe(true);
  await fill(texts.lastName, 'Prado Sotos');
  await fill(texts.lastName, 'Prado Soto');
  await comesTrue(async () => expect((await field(texts.lastName)).value).toBe('Prado Soto'));
  expect(alerts()).toContain(taken);
  expect(onSaved).not.toHaveBeenCalled();
  await fill(texts.email, 'nieves@example.org');
  await comesTrue(() => expect(document.body.textContent).not.toContain(taken));
  expect(await isWrong(texts.email)).toBe(false);
  await save();
  await comesTrue(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(created[1]).toMatchObject({ email: 'nieves@example.org', password: generated, hasAccess: true });
});

it('asks before what was typed is lost, and keeps it where one stays', async () => {
  show(() => <AccountEditor kind="user" id={7} onSaved={onSaved} />, '/edit/usuario?id=7');
  await fill(texts.alias, 'La jefa');
  const cancel = await until(() =>
    [...document.querySelectorAll('a')].find(({ textContent }) => textContent === texts.cancel),
  );
  cancel.click();
  const { leave } = backofficeTexts('es').activities.form;
  const question = await dialogNamed(leave.title);
  (await buttonIn(question, leave.stay)).click();
  await comesTrue(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect((await field(texts.alias)).value).toBe('La jefa');
  let sent: unknown;
  answer = (input) => {
    sent = input;
  };
  await save();
  await comesTrue(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent).toMatchObject({ id: 7, alias: 'La jefa' });
});

it('takes no short password for somebody else', async () => {
  const given: unknown[] = [];
  answer = (input) => void given.push(input);
  show(() => <PasswordButton account={stored} />);
  (await button(password.change)).click();
  const dialog = await dialogNamed(password.of('Nieves Prado Soto'));
  await fill(password.label, 'corta');
  (await buttonIn(dialog, password.save)).click();
  await comesTrue(() =>
    expect(dialog.querySelector('.mantine-InputWrapper-error')?.textContent).toBe(password.tooShort),
  );
  expect(given).toEqual([]);
  await fill(password.label, 'otra clave larga');
  (await buttonIn(dialog, password.save)).click();
  await comesTrue(() => expect(given).toEqual([{ id: 7, password: 'otra clave larga' }]));
  await comesTrue(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});

it('of a company the role is fixed, and an address that is none is told at its field', async () => {
  show(() => <AccountEditor kind="company" id={7} onSaved={onSaved} />);
  expect((await field(texts.role)).disabled).toBe(true);
  await fill(texts.email, 'no es un email');
  await save();
  await shown(texts.problems.email);
  expect(await isWrong(texts.email)).toBe(true);
  expect(calls('users.accounts.edit')).toBe(0);
});
