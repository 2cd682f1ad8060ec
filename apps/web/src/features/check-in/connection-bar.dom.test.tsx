import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { ConnectionBar } from './connection-bar';
import type { Guide } from './guide';
import { GuideProvider } from './guide-context';
import { createState, type GuideState } from './guide-state';
import type { QueuedTick } from './records';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bar reads whose it is and its nonce
const tick = (nonce: string) => ({ nonce, userId: 3 }) as QueuedTick;
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** What the bar says of a state, and how it looks. */
function bar(changes: Partial<GuideState>, language: 'es' | 'pt' = 'es'): [string | undefined, string | undefined] {
  const state = createState(true);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no button of it is pressed here
  const guide = { get: state.get, subscribe: state.subscribe } as Guide;
  state.change({ owner: { id: 3, name: 'Ana' }, ...changes });
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() =>
    root.render(
      <GuideProvider guide={guide} language={language} chooseLanguage={() => undefined} go={() => undefined}>
        <ConnectionBar />
      </GuideProvider>,
    ),
  );
  const told = place.querySelector('[role=status]')?.textContent.split(' · ')[1];
  const { look } = place.querySelector<HTMLElement>('.guide-connection')?.dataset ?? {};
  act(() => root.unmount());
  return [told, look];
}

it.each([
  ['nothing is left', {}, 'todo enviado', 'online'],
  ['a tick is still being written', { queue: [tick('a')], keeping: new Set(['a']) }, 'guardando…', 'waiting'],
  ['it is written', { queue: [tick('a')] }, '1 sin enviar', 'waiting'],
  [
    'a second one is being written',
    { queue: [tick('a'), tick('b')], keeping: new Set(['b']) },
    '1 sin enviar',
    'waiting',
  ],
  ['it is sent', { queue: [tick('a')], sending: true }, 'Enviando…', 'waiting'],
] as const)('never says that all is sent while something is not: %s', (_, changes, told, look) => {
  expect(bar(changes)).toEqual([told, look]);
});

it('says so in Portuguese and without a connection too', () => {
  expect(bar({ queue: [tick('a')], keeping: new Set(['a']), online: false }, 'pt')).toEqual(['a guardar…', 'offline']);
});
