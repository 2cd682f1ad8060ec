import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useContentKey } from './use-content-key';

it('is the same for what says the same, and another for what was written anew or taken', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let keys: ReturnType<typeof useContentKey> | undefined;
  function Holder({ onDrawn }: { onDrawn: (drawn: ReturnType<typeof useContentKey>) => void }) {
    const drawn = useContentKey();
    useEffect(() => {
      onDrawn(drawn);
    });
    return null;
  }
  const holder = () => <Holder onDrawn={(drawn) => (keys = drawn)} />;
  const root = createRoot(document.createElement('div'));
  act(() => root.render(holder()));
  const first = keys?.keyOf('at 9:00');
  act(() => root.render(holder()));
  expect(keys?.keyOf('at 9:00')).toBe(first);
  const corrected = keys?.keyOf('at 8:00');
  expect(corrected).not.toBe(first);
  keys?.taken();
  expect(keys?.keyOf('at 8:00')).not.toBe(corrected);
  act(() => root.unmount());
});
