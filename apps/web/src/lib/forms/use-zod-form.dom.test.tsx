import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../backoffice-language';
import { loadBackofficeTexts } from '../backoffice-texts';
import { useZodForm } from './use-zod-form';

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
let ends: (() => void)[];
const dialog = { onDirty: vi.fn(), onClose: vi.fn() };
const save = vi.fn(() => Promise.resolve());

function Form() {
  const { notice, uploads, attributes } = useZodForm({
    initialValues: { imageId: null },
    check: () => ({}),
    save,
    dialog,
  });
  return (
    <form {...attributes}>
      <p>{notice?.title}</p>
      <button type="button" onClick={() => ends.push(uploads.begin())}>
        Upload
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadBackofficeTexts('es');
});
beforeEach(() => {
  ends = [];
  vi.clearAllMocks();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() =>
    root.render(
      <LanguageProvider first="es">
        <Form />
      </LanguageProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const press = (type: string) => act(async () => place.querySelector<HTMLElement>(`[type=${type}]`)?.click());

it('saves nothing while a file is on its way to it, and holds it as unsaved', async () => {
  await press('button');
  await press('button');
  expect(dialog.onDirty).toHaveBeenLastCalledWith(true);
  await press('submit');
  act(() => ends[0]?.());
  await press('submit');
  expect([save.mock.calls.length, dialog.onClose.mock.calls.length]).toEqual([0, 0]);
  expect(place.querySelector('p')?.textContent).toBe('Hay archivos subiéndose');
  act(() => ends[1]?.());
  expect(place.querySelector('p')?.textContent).toBe('');
  expect(dialog.onDirty).toHaveBeenLastCalledWith(false);
  await press('submit');
  expect([save.mock.calls.length, dialog.onClose.mock.calls.length]).toEqual([1, 1]);
});
