import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { beforeEach, expect, it } from 'vitest';
import { backofficeTexts } from '../../../lib/backoffice-texts';
import { buttonIn, dialogNamed } from '../../../lib/screens/acts.test-support';
import { comesTrue, until } from '../../../lib/screens/comes-true.test-support';
import { screensOf } from '../../../lib/screens/shown-screen.test-support';
import { trpc } from '../../../lib/trpc';
import { AccessSwitch } from './collaborator-actions';

const { withdraw } = collaborators.es.access;
let hasAccess: boolean;
let sent: unknown[];
const { show } = screensOf({
  'users.collaborators.read': () => ({ id: 7, companyName: 'Mesón', hasAccess }),
  'users.collaborators.setAccess': (input) => {
    sent.push(input);
    hasAccess = !hasAccess;
  },
});

function Screen() {
  const { data } = trpc.users.collaborators.read.useQuery({ id: 7 });
  return data && <AccessSwitch row={data} />;
}

beforeEach(() => {
  hasAccess = true;
  sent = [];
});

const access = () => until(() => document.querySelector<HTMLInputElement>('input[role=switch]'));

it('keeps one out that was in only after asking, and lets it in again at once', async () => {
  show(Screen);
  (await access()).click();
  (await buttonIn(await dialogNamed(withdraw.title), backofficeTexts('es').shell.cancel)).click();
  await comesTrue(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect((await access()).checked).toBe(true);
  expect(sent).toEqual([]);
  (await access()).click();
  (await buttonIn(await dialogNamed(withdraw.title), withdraw.confirm)).click();
  await comesTrue(async () => expect((await access()).checked).toBe(false));
  await comesTrue(async () => expect((await access()).disabled).toBe(false));
  (await access()).click();
  await comesTrue(async () => expect((await access()).checked).toBe(true));
  expect(sent).toEqual([
    { id: 7, hasAccess: false },
    { id: 7, hasAccess: true },
  ]);
});
