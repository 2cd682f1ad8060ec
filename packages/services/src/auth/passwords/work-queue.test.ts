import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workQueue } from './work-queue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const busy = () => new Error('busy');

/** Works that end when they are told to. */
function world(limits = { running: 2, waiting: 3, patienceMs: 2000 }) {
  const queue = workQueue(limits, busy);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const enter = (name: string) =>
    queue(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
      });
    });
  return { begun, enter, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

it('runs so many at a time, the others in the order in which they came', async () => {
  const { begun, enter, end } = world();
  const answers = ['a', 'b', 'c', 'd'].map(enter);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('c');
  await settled();
  ['a', 'd'].forEach((name) => end(name));
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses at once whom it has no room for', async () => {
  const { begun, enter, end } = world();
  const answers = ['a', 'b', 'c', 'd', 'e'].map(enter);
  await expect(enter('f')).rejects.toThrow('busy');
  end('a');
  await settled();
  const later = enter('g');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['b', 'c', 'd', 'e', 'g']) {
    end(name);
    await settled();
  }
  expect(await Promise.all([...answers, later])).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
});

it('lets nobody wait for longer than told, and forgets who left', async () => {
  const { begun, enter, end } = world({ running: 1, waiting: 1, patienceMs: 2000 });
  const first = enter('a');
  const refused = enter('b').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1999);
  await expect(enter('c')).rejects.toThrow('busy');
  await vi.advanceTimersByTimeAsync(1);
  expect(await refused).toEqual(busy());
  const next = enter('d');
  end('a');
  await settled();
  end('d');
  expect([await first, await next]).toEqual(['a', 'd']);
  expect(begun).toEqual(['a', 'd']);
});

it('goes on after a work that failed', async () => {
  const { enter, end } = world({ running: 1, waiting: 1, patienceMs: 2000 });
  const failing = enter('a').catch((error: unknown) => error);
  const next = enter('b');
  await settled();
  end('a', new Error('no memory'));
  expect(await failing).toEqual(new Error('no memory'));
  end('b');
  expect(await next).toBe('b');
});
