import { accounts } from '@dehesa/i18n/backoffice/users';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { backofficeTexts } from '../../../lib/backoffice-texts';
import { buttonIn, dialogNamed, shown } from '../../../lib/screens/acts.test-support';
import { comesTrue, until } from '../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../lib/screens/shown-screen.test-support';
import type { AccountRow } from '../row';
import type { AccountView } from './account-address';
import { AccountList } from './account-list';

const { list, access, kinds } = accounts.es;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the list shows of them
const row = (id: number, firstName: string) =>
  ({
    id,
    role: 0,
    firstName,
    lastName: 'Prado',
    displayName: `${firstName} Prado`,
    companyName: '',
    reference: '12',
    locality: 'Plasencia',
    email: '',
    phone: '',
    hasAccess: true,
    createdAt: new Date('2026-01-02T10:00:00Z'),
    imageUrl: null,
    territory: null,
    invitation: null,
    membership: null,
  }) as AccountRow;
let rows: AccountRow[];
let sent: unknown[];
let views: AccountView[];
const { show } = screensOf({
  'auth.session': () => ({ user: { id: 1, role: 0, territoryId: null }, appType: 'actividades' }),
  'users.accounts.list': (input) => {
    const found = JSON.stringify(input).includes('nadie') ? [] : rows;
    return { rows: found, total: found.length };
  },
  'users.accounts.setAccess': (input) => {
    sent.push(input);
    rows = rows.map((one) => (one.id === 2 ? { ...one, hasAccess: false } : one));
  },
});

function List({ first }: { first: AccountView }) {
  const [view, setView] = useState(first);
  const change = (next: AccountView) => {
    views.push(next);
    setView(next);
  };
  return <AccountList kind="user" view={view} onViewChange={change} />;
}

beforeEach(() => {
  rows = [row(1, 'Lucía'), row(2, 'Nieves')];
  sent = [];
  views = [];
});

const accessOf = (name: string) =>
  until(() => document.querySelector<HTMLInputElement>(`input[aria-label="${list.accessOf(name)}"]`));

it('withdraws the access only after asking', async () => {
  show(() => <List first={{}} />);
  const { cancel } = backofficeTexts('es').shell;
  (await accessOf('Nieves Prado')).click();
  (await buttonIn(await dialogNamed(access.title), cancel)).click();
  await comesTrue(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect((await accessOf('Nieves Prado')).checked).toBe(true);
  expect(sent).toEqual([]);
  (await accessOf('Nieves Prado')).click();
  (await buttonIn(await dialogNamed(access.title), access.confirm)).click();
  await comesTrue(async () => expect((await accessOf('Nieves Prado')).checked).toBe(false));
  expect(sent).toEqual([{ id: 2, hasAccess: false }]);
});

it('takes neither the access nor the account of who looks', async () => {
  show(() => <List first={{}} />);
  const rowOf = async (name: string) => (await accessOf(name)).closest('tr, li')?.textContent;
  await shown(list.yourself);
  expect(await rowOf('Lucía Prado')).toContain(list.yourself);
  expect(await rowOf('Nieves Prado')).not.toContain(list.yourself);
  expect((await accessOf('Lucía Prado')).disabled).toBe(true);
  expect((await accessOf('Nieves Prado')).disabled).toBe(false);
  await until(() => document.querySelector('button[aria-label="Eliminar «Nieves Prado»"]'));
  expect(document.querySelector('button[aria-label="Eliminar «Lucía Prado»"]')).toBeNull();
});

it('shows all again where nobody was found', async () => {
  show(() => <List first={{ q: 'nadie así' }} />);
  await shown(kinds.user.nothingFound);
  (await button(list.showAll)).click();
  await accessOf('Nieves Prado');
  expect(views.at(-1)).toEqual({});
});
