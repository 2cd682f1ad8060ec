import { act, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { useFormLock } from './form-lock';

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
let refuse: () => void;

/** A form whose save is refused once `refuse` is called: it says so, and marks what was typed. */
function Form() {
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const lock = useFormLock();
  async function save() {
    await new Promise<void>((resolve) => {
      refuse = resolve;
    });
    setRefused(true);
    return () => field.current?.select();
  }
  return (
    <div {...lock.attributes}>
      {refused && <p role="alert">No</p>}
      <input ref={field} defaultValue="000000" />
      <button type="button" onClick={() => void lock.hold(save)}>
        Save
      </button>
    </div>
  );
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<Form />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

it('marks what was typed in the moment in which the refusal is told, not when somebody types again', async () => {
  const field = place.querySelector('input');
  act(() => place.querySelector('button')?.click());
  expect(place.firstElementChild?.hasAttribute('inert')).toBe(true);
  let marked: string | undefined;
  const told = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      marked = field?.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      resolve();
    }).observe(place, { childList: true, subtree: true });
  });
  await act(async () => {
    refuse();
    await told;
  });
  expect(place.querySelector('[role=alert]')).not.toBeNull();
  expect(marked).toBe('000000');
});
