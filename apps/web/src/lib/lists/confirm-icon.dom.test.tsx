import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../backoffice-language';
import { loadBackofficeTexts } from '../backoffice-texts';
import { ConfirmIcon } from './confirm-icon';
import { comesTrue, until } from '../screens/comes-true.test-support';

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

/** Rows that are deleted in the moment in which they are confirmed to be, or a while later. */
function Rows({ later }: { later: boolean }) {
  const [rows, setRows] = useState(['a', 'b']);
  const remove = async (row: string) => {
    const without = () => setRows((before) => before.filter((one) => one !== row));
    if (later) setTimeout(without, 400);
    else without();
  };
  return (
    <main tabIndex={-1}>
      <h1>Usuarios</h1>
      <section>
        <h2>Otra cosa</h2>
      </section>
      <section>
        <h2>Lista</h2>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <h3>{row}</h3>
              <ConfirmIcon
                label={`Borrar ${row}`}
                title="¿Borrar?"
                message="Se borrará"
                confirmLabel="Borrar"
                onConfirm={() => remove(row)}
              />
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

beforeAll(() => loadBackofficeTexts('es'));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

const button = (name: string) => until(() => document.querySelector<HTMLElement>(`[aria-label="${name}"]`));

it.each([false, true])('the focus stays beside what was deleted, gone after its dialog: %s', async (later) => {
  root.render(
    <MantineProvider>
      <LanguageProvider first="es">
        <Rows later={later} />
      </LanguageProvider>
    </MantineProvider>,
  );
  const remove = await button('Borrar a');
  remove.focus();
  remove.click();
  const dialog = await until(() => document.querySelector('[role=dialog]'));
  const yes = await until(() => [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Borrar'));
  yes.focus();
  yes.click();
  await comesTrue(() => expect(remove.isConnected).toBe(false));
  await comesTrue(() => expect(document.activeElement?.textContent).toBe('Lista'));
});
