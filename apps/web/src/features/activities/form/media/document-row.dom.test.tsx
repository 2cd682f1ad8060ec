import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../lib/backoffice-language';
import { loadBackofficeTexts } from '../../../../lib/backoffice-texts';
import { type ActivityDocument, DocumentRow } from './document-row';
import { createPendingWork, type PendingWork } from './pending-work';
import { comesTrue, until } from '../../../../lib/screens/comes-true.test-support';

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
let work: PendingWork;
let onRename: ReturnType<typeof vi.fn<(name: string) => Promise<boolean>>>;

const plan: ActivityDocument = {
  id: 1,
  language: 'es',
  name: 'Plano',
  url: '/files/plano.pdf',
  downloadUrl: '/files/plano.pdf',
  extension: 'pdf',
  bytes: 1000,
  isImage: false,
};

beforeAll(() => loadBackofficeTexts('es'));
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  work = createPendingWork();
  onRename = vi.fn(() => Promise.resolve(true));
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <MantineProvider>
      <LanguageProvider first="es">
        <DocumentRow document={plan} work={work} onRename={onRename} onRemove={() => Promise.resolve(true)} />
      </LanguageProvider>
    </MantineProvider>,
  );
  (await until(pencil)).click();
  await until(field);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

const pencil = () => place.querySelector<HTMLButtonElement>('button[aria-label^="Cambiar"]');
const field = () => place.querySelector('input');

function type(name: string): void {
  const input = field();
  if (input === null) return expect.unreachable('no field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('a name that is being typed is unsaved, and is sent with the activity', async () => {
  expect(work.any()).toBe(false);
  type('Plano nuevo');
  await comesTrue(() => expect(work.any()).toBe(true));
  expect(await work.finish()).toBe(true);
  expect(onRename.mock.calls).toEqual([['Plano nuevo']]);
  await comesTrue(() => expect([work.any(), field()]).toEqual([false, null]));
});

it('no name at all is unsaved too, but keeps nobody from saving the activity', async () => {
  type(' ');
  await comesTrue(() => expect(work.any()).toBe(true));
  expect(await work.finish()).toBe(true);
  expect(onRename).not.toHaveBeenCalled();
  expect(field()).not.toBeNull();
  type('Plano');
  await comesTrue(() => expect(work.any()).toBe(false));
});

it('a name that was refused stays, and the activity is not saved as if it had been taken', async () => {
  onRename.mockImplementation(() => Promise.resolve(false));
  type('Plano nuevo');
  await comesTrue(() => expect(work.any()).toBe(true));
  expect(await work.finish()).toBe(false);
  expect([work.any(), field()?.value]).toEqual([true, 'Plano nuevo']);
});
