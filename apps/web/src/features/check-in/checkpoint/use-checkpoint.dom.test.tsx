import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wire } from '../../../lib/wire';
import { useCheckpoint } from './use-checkpoint';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';

let fetched: ReturnType<typeof vi.fn<() => Promise<Response>>>;
let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

function Checkpoint() {
  const { step, notice, busy, readQr } = useCheckpoint(3, 'es');
  return (
    <button type="button" onClick={() => readQr('ES-1')}>
      {busy ? 'busy' : (notice ?? step.kind)}
    </button>
  );
}

const says = (told: string) => comesTrue(() => expect(place.textContent).toBe(told));
/** The camera reads the visitor's code. */
const read = () => place.querySelector('button')?.click();

beforeEach(async () => {
  fetched = vi.fn(() => Promise.reject(new TypeError('no connection')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<Checkpoint />);
  await says('validate');
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

it('a code that could not be asked about is asked about again, one that was answered is not', async () => {
  read();
  await says('failed');
  const found = { result: { data: wire.serialize({ ticket: 'ticket' }) } };
  fetched.mockImplementation(() => Promise.resolve(Response.json(found)));
  read();
  await says('confirm');
  read();
  await says('confirm');
  expect(fetched).toHaveBeenCalledTimes(2);
});
