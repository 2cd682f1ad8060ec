import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ActivitiesScreen } from '../../features/check-in/activities-screen';
import type { Guide } from '../../features/check-in/guide';
import { GuideProvider } from '../../features/check-in/guide-context';
import { createState } from '../../features/check-in/guide-state';
import { ListScreen } from '../../features/check-in/list-screen';

const head = {
  id: 7,
  title: { es: 'Grullas', pt: 'Grous' },
  territoryId: 1 as const,
  territory: { es: 'Monfragüe', pt: 'Monfragüe' },
  date: '2026-06-20',
  startTime: '09:00',
  endTime: null,
  portugueseStart: null,
  municipality: 'Serradilla',
  meetingPoint: { es: 'Plaza', pt: 'Praça' },
};

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // Nobody tells anything meanwhile.
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = () => undefined;
    },
  );
});
afterAll(() => void vi.unstubAllGlobals());

/** What a screen says of an outing, as the server told it or a device keeps it. */
function shown(screen: ReactNode, told: { suspended?: boolean }, language: 'es' | 'pt' = 'es'): string {
  const state = createState(true);
  const activity = { ...head, ...told };
  state.change({
    phase: 'ready',
    activities: [{ ...activity, expected: 2, present: 0 }],
    lists: new Map([[7, { list: { activity, shifts: [], parties: [] }, readAt: 0 }]]),
  });
  const { get, subscribe } = state;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no button of it is pressed here
  const guide = { get, subscribe, openList: () => Promise.resolve() } as unknown as Guide;
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() =>
    root.render(
      <GuideProvider guide={guide} language={language} chooseLanguage={() => undefined} go={() => undefined}>
        {screen}
      </GuideProvider>,
    ),
  );
  const text = place.textContent;
  act(() => root.unmount());
  return text;
}

it.each([
  ['the activities', <ActivitiesScreen key="activities" installer={null} />],
  ['its list', <ListScreen key="list" activityId={7} />],
])('a suspended outing is listed, and said to be: %s', (_, screen) => {
  expect(shown(screen, { suspended: true })).toMatch(/Grullas.*Suspendida: no se celebra/);
  expect(shown(screen, { suspended: true }, 'pt')).toMatch(/Grous.*Suspensa: não se realiza/);
  expect(shown(screen, { suspended: false })).not.toContain('Suspendida');
  // Kept from before it was told.
  expect(shown(screen, {})).toMatch(/Grullas/);
  expect(shown(screen, {})).not.toContain('Suspendida');
});
