import { importTexts } from '@dehesa/i18n/backoffice/imports';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { comesTrue, until } from '../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../lib/screens/shown-screen.test-support';
import { ImportList } from './import-list';
import { NewImport } from './new-import';

const texts = importTexts.es;
const { show, asked } = screensOf({ 'imports.list': () => ({ rows: [], total: 0 }) });
const onReceived = vi.fn<(id: number) => void>();
const requests: FakeRequest[] = [];

/** A file on its way, until a test says that it has arrived. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open = () => undefined;
  abort = () => undefined;
  send = () => void requests.push(this);
  arrive(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

/** The screen of the imports; who leaves it sees the list alone. */
function Screen() {
  const [left, setLeft] = useState(false);
  return (
    <>
      {left ? null : <NewImport onReceived={onReceived} />}
      <button onClick={() => setLeft(true)}>Leave</button>
      <ImportList view={{}} onPage={() => undefined} />
    </>
  );
}

beforeEach(() => {
  onReceived.mockReset();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

async function sendFile(): Promise<FakeRequest> {
  requests.length = 0;
  const input = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  Object.defineProperty(input, 'files', { value: [new File(['a'], 'datos.csv')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return until(() => requests[0]);
}
const lists = () => asked.filter((path) => path === 'imports.list').length;

it('leads to what was received', async () => {
  show(Screen);
  (await sendFile()).arrive(201, { id: 5 });
  await comesTrue(() => expect(onReceived.mock.calls).toEqual([[5]]));
});

it('leads nobody back who has left meanwhile, and the list is read anew', async () => {
  show(Screen);
  await until(() => (document.body.textContent.includes(texts.listEmpty) ? true : null));
  const sent = await sendFile();
  (await button('Leave')).click();
  await until(() => (document.querySelector('input[type=file]') === null ? true : null));
  sent.arrive(201, { id: 5 });
  await comesTrue(() => expect(lists()).toBe(2));
  expect(onReceived).not.toHaveBeenCalled();
});
