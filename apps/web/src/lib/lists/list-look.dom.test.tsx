import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { listLookKey } from '../kept/device-keys';
import { useListLook } from './list-look';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('a look that another tab has kept meanwhile stays, and shows here', () => {
  let users: ReturnType<typeof useListLook> | undefined;
  function List({ onDrawn }: { onDrawn: (look: ReturnType<typeof useListLook>) => void }) {
    const look = useListLook('users');
    useEffect(() => {
      onDrawn(look);
    });
    return look.views.map(({ name }) => name).join();
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<List onDrawn={(look) => (users = look)} />));
  const views = [{ name: 'Socios', query: '?role=3' }];
  localStorage.setItem(listLookKey, JSON.stringify({ dense: false, lists: { users: { without: [], views } } }));
  act(() => users?.setDense(true));
  expect(JSON.parse(localStorage.getItem(listLookKey) ?? '')).toEqual({
    dense: true,
    lists: { users: { without: [], views } },
  });
  expect(place.textContent).toBe('Socios');

  localStorage.setItem(listLookKey, JSON.stringify({ dense: true, lists: {} }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: listLookKey })));
  expect(place.textContent).toBe('');
  act(() => root.unmount());
  localStorage.clear();
});
