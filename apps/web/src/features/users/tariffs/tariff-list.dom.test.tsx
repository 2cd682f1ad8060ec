import { tariffs } from '@dehesa/i18n/backoffice/tariffs';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { backofficeTexts } from '../../../lib/backoffice-texts';
import type { Edited } from '../../../lib/forms/form-dialog';
import { comesTrue, until } from '../../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import type { Tariff } from '../row';
import { TariffList } from './tariff-list';

const texts = tariffs.es;
let stored: Tariff[];
let away: boolean;
const { show, asked } = screensOf({
  'users.tariffs.list': () => {
    if (away) throw new Error('nobody answers');
    return stored;
  },
});

function List() {
  const [edited, setEdited] = useState<Edited>();
  return <TariffList edited={edited} onEdit={setEdited} />;
}

beforeEach(() => {
  away = false;
  stored = [{ id: 7, name: 'Mensual', days: 30, priceCents: 2500, members: 0 }];
});
const open = async () => {
  (await button(texts.editOne('Mensual'))).click();
  return (await field(texts.form.price)).value;
};
const read = () => asked.filter((path) => path === 'users.tariffs.list').length;

it('a form begins with what a colleague has saved meanwhile, not with what the list had shown', async () => {
  show(List);
  await button(texts.editOne('Mensual'));
  stored = stored.map((row) => ({ ...row, priceCents: 3000 }));
  expect(await open()).toBe('30');
});

it('no form begins while what is stored cannot be read, however much of it is known', async () => {
  const { retry } = backofficeTexts('es').shell;
  show(List);
  const edit = await button(texts.editOne('Mensual'));
  stored = stored.map((row) => ({ ...row, priceCents: 3000 }));
  away = true;
  edit.click();
  const dialog = await until(() => document.querySelector('[role=dialog]'));
  const again = await until(() =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === retry),
  );
  expect(dialog.querySelector('input')).toBeNull();
  away = false;
  again.click();
  expect((await field(texts.form.price)).value).toBe('30');
});

it('a form stays while the list behind it is read anew, and its tariff is in it no more', async () => {
  const { queryClient } = show(List);
  await open();
  stored = [];
  const before = read();
  await queryClient.invalidateQueries();
  expect(read()).toBe(before + 1);
  await until(() => document.querySelector('[role=dialog]'));
  await comesTrue(() => expect(document.body.textContent).toContain(texts.empty));
  expect((await field(texts.form.price)).value).toBe('25');
});
