import { Notifications } from '@mantine/notifications';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadErrorTexts } from '../../../lib/error-texts';
import { useListSelection } from '../../../lib/lists/many/list-selection';
import { buttonIn, dialogNamed, openDialog } from '../../../lib/screens/acts.test-support';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../lib/screens/shown-screen.test-support';
import type { Inputs, Outputs } from '../../../lib/trpc';
import type { AccountRow } from '../row';
import { AccountMany } from './account-many';

type Change = Inputs['users']['accounts']['changeMany'];
type Answer = Outputs['users']['accounts']['changeMany'];

const changeMany = vi.fn<(input: Change) => Answer>();
const { show } = screensOf({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the dialog sends
  'users.accounts.changeMany': (input) => changeMany(input as Change),
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the bar reads of it
const row = (id: number, invited: boolean) => ({ id, invitation: invited ? { state: 'sent' } : null }) as AccountRow;
const rows = [row(1, true), row(2, true), row(4, false)];

/** Ticks three, of whom two were invited and have not come yet. */
function List() {
  const selection = useListSelection<AccountRow>('');
  return (
    <>
      <button onClick={() => selection.choose(rows, true)}>Tick</button>
      <Notifications />
      {selection.begun && <AccountMany selection={selection} fees={false} />}
    </>
  );
}

beforeAll(() => loadErrorTexts('es'));
beforeEach(() => void changeMany.mockReset());

const title = 'Enviar otra vez la invitación';
const bar = () => document.querySelector('[aria-label="Cuentas seleccionadas"]');
async function invite() {
  show(List);
  (await button('Tick')).click();
  await comesTrue(() => expect(bar()?.textContent).toContain('3 seleccionadas'));
  (await button('Invitar de nuevo')).click();
  const asked = await dialogNamed(title);
  expect(asked.textContent).toMatch(/un enlace nuevo por email.*2 cuentas/);
  expect(asked.textContent).toContain('1 no está invitada');
  expect(changeMany).not.toHaveBeenCalled();
  (await buttonIn(asked, 'Enviar')).click();
  return asked;
}

it('invites again who was invited and counts the others; once it is done the list is as before (B97)', async () => {
  changeMany.mockReturnValue({ changed: [1, 2], unchanged: [], refused: [] });
  await invite();
  await comesTrue(() => expect(document.body.textContent).toContain('2 invitaciones enviadas'));
  await comesTrue(() => expect(bar()).toBeNull());
  expect(openDialog(title)).toBeNull();
  expect(changeMany.mock.calls).toEqual([[{ action: 'resendInvitation', ids: [1, 2] }]]);
});

it('names who stays as they were, and why', async () => {
  const failure = { code: 'request.tooMany', params: { retryAfterSeconds: 60 } } as const;
  changeMany.mockReturnValue({
    changed: [],
    unchanged: [],
    refused: [
      { id: 1, name: 'Amparo Cordero Vidal', failure },
      { id: 2, name: 'Basilio Retamal', failure },
    ],
  });
  const asked = await invite();
  await comesTrue(() => expect(asked.textContent).toContain('2 se quedan como estaban:'));
  const named = [...asked.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(named).toEqual([
    expect.stringMatching(/^Amparo Cordero Vidal: ./),
    expect.stringMatching(/^Basilio Retamal: ./),
  ]);
  expect(asked.textContent).not.toContain('enviadas');
  (await buttonIn(asked, 'Cerrar')).click();
  await comesTrue(() => expect(openDialog(title)).toBeNull());
  expect(bar()).toBeNull();
});
