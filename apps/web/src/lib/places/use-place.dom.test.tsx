import type { PostalCodePlaces } from '@dehesa/domain/places';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlaceLookup } from './place-lookup';
import { usePlace } from './use-place';
import { useSelectedFill } from './use-selected-fill';

const caceres = { provinceCode: '10', province: 'Cáceres' };
const answerOf = (...places: string[]): PostalCodePlaces => ({
  ...caceres,
  known: true,
  exact: true,
  municipalities: [],
  places: places.map((locality) => ({ ...caceres, locality })),
});

/** What answers a question about a code, or fails it. */
interface Question {
  answer: (places: PostalCodePlaces) => void;
  fail: () => void;
}
const held = new Map<string, Question>();
const postalCode = vi.fn<PlaceLookup['postalCode']>(
  ({ code }) => new Promise((answer, reject) => void held.set(code, { answer, fail: () => reject(new Error('away')) })),
);
const localities = vi.fn<PlaceLookup['localities']>();
const onUnknown = vi.fn();

let root: Root;
let place: HTMLElement;
let written: number;

function Fields() {
  const [values, setValues] = useState({ firstName: '', postalCode: '', locality: '', province: '' });
  const found = usePlace({
    language: 'es',
    values,
    lookup: { postalCode, localities },
    onChange: (changes) => {
      written += 1;
      // As the booking form does, whose fields are of when it was drawn.
      setValues({ ...values, ...changes });
    },
    onUnknown,
  });
  const { input, expect: known } = useSelectedFill(values.locality);
  return (
    <>
      <input
        name="firstName"
        value={values.firstName}
        onChange={({ target }) => setValues({ ...values, firstName: target.value })}
      />
      <input name="code" value={values.postalCode} onChange={(event) => found.typePostalCode(event.target.value)} />
      <input
        name="locality"
        ref={input}
        value={values.locality}
        onChange={({ target }) => {
          known(target.value);
          found.typeLocality(target.value);
        }}
      />
      <input name="province" readOnly value={values.province} />
      {found.suggestions.map(({ locality }) => (
        <p key={locality}>{locality}</p>
      ))}
    </>
  );
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  vi.clearAllMocks();
  held.clear();
  localities.mockResolvedValue([]);
  written = 0;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<Fields />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
});

function input(name: string): HTMLInputElement {
  const found = place.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
}
/** As a key does: past React's own notion of the value. */
function type(name: string, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), text);
  act(() => void input(name).dispatchEvent(new Event('input', { bubbles: true })));
}
const shown = () => [input('locality').value, input('province').value];
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
function answer(code: string, ...places: string[]) {
  held.get(code)?.answer(answerOf(...places));
  return settle();
}

it('heeds the answer about the last code alone', async () => {
  type('code', '10695');
  type('code', '10680');
  await answer('10680', 'Malpartida de Plasencia');
  expect(shown()).toEqual(['Malpartida de Plasencia', 'Cáceres']);
  await answer('10695', 'Villarreal de San Carlos');
  expect(shown()).toEqual(['Malpartida de Plasencia', 'Cáceres']);
});

it('keeps what is typed while an answer is on its way', async () => {
  type('code', '10695');
  type('locality', 'Mi aldea');
  type('firstName', 'Consuelo');
  await answer('10695', 'Villarreal de San Carlos');
  expect(shown()).toEqual(['Mi aldea', 'Cáceres']);
  expect(input('firstName').value).toBe('Consuelo');
});

it('comes selected into the field where somebody stands: typing replaces it', async () => {
  type('code', '10600');
  input('locality').focus();
  await answer('10600', 'Plasencia');
  const { value, selectionStart, selectionEnd } = input('locality');
  expect([value, selectionStart, selectionEnd]).toEqual(['Plasencia', 0, 'Plasencia'.length]);
  type('locality', 'M');
  await act(() => vi.runAllTimersAsync());
  expect(input('locality').value).toBe('M');
});

it('writes nothing once whom it is about is gone', async () => {
  type('code', '10600');
  const before = written;
  act(() => root.render(null));
  await answer('10600', 'Plasencia');
  expect(written).toBe(before);
});

it('lets people type on when nothing answers', async () => {
  localities.mockRejectedValue(new Error('away'));
  type('code', '10680');
  held.get('10680')?.fail();
  await settle();
  type('locality', 'Malpartida');
  await act(() => vi.runAllTimersAsync());
  expect(localities).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(['Malpartida', 'Cáceres']);
  expect(onUnknown).not.toHaveBeenCalled();
  expect(place.querySelector('p')).toBeNull();
});

it('looks for localities of the province once, after the last key', async () => {
  localities.mockResolvedValue([{ ...caceres, locality: 'Torrejón el Rubio' }]);
  type('code', '10600');
  for (const typed of ['t', 'to', 'tor', 'torr']) type('locality', typed);
  expect(localities).not.toHaveBeenCalled();
  await act(() => vi.runAllTimersAsync());
  expect(localities.mock.calls).toEqual([[{ language: 'es', query: 'torr', provinceCode: '10' }]]);
  expect(place.querySelector('p')?.textContent).toBe('Torrejón el Rubio');
});
