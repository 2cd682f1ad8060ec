import { afterEach, expect, it, vi } from 'vitest';
import { forgetSession, whenEndedElsewhere } from './kept-for-session';

afterEach(() => vi.unstubAllGlobals());

/** A storage, and what other tabs hear of it. */
function storage(told: (key: string | null, newValue: string | null) => void = () => undefined) {
  const kept = new Map<string, string>([['dehesa.inbox.draft.1', 'Hola, Carmen']]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      told(key, value);
    },
    clear: () => {
      kept.clear();
      told(null, null);
    },
  };
}

it('empties the storages of this tab and of the others, and leads each of those away once', () => {
  const listeners: ((event: { key: string | null; newValue: string | null }) => void)[] = [];
  const other = storage();
  vi.stubGlobal('window', { addEventListener: (_type: string, listener: never) => listeners.push(listener) });
  const leave = vi.fn();
  whenEndedElsewhere(leave);

  const lasting = storage((key, newValue) => {
    vi.stubGlobal('sessionStorage', other);
    for (const hear of listeners) hear({ key, newValue });
    vi.stubGlobal('sessionStorage', own);
  });
  const own = storage();
  vi.stubGlobal('localStorage', lasting);
  vi.stubGlobal('sessionStorage', own);

  lasting.setItem('lang', 'pt');
  expect(leave).not.toHaveBeenCalled();
  expect(other.kept.size).toBe(1);

  forgetSession();
  expect([lasting.kept.size, own.kept.size, other.kept.size]).toEqual([0, 0, 0]);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('leaves how screens look on the device: their language and their lists', () => {
  const lasting = storage();
  lasting.setItem('staff-lang', 'pt');
  lasting.setItem('list-look', '{"dense":true}');
  vi.stubGlobal('localStorage', lasting);
  vi.stubGlobal('sessionStorage', storage());
  forgetSession();
  expect(Object.fromEntries(lasting.kept)).toEqual({ 'staff-lang': 'pt', 'list-look': '{"dense":true}' });
});

it('a browser that keeps nothing holds nobody up', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(forgetSession).not.toThrow();
});
