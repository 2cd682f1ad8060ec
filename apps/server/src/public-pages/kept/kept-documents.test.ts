import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DrawPage, KeptDocuments, type PageDocument } from './kept-documents';
import { pack } from '../packed';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const documentOf = async (html: string, status: number): Promise<PageDocument> => ({
  ...(await pack(html)),
  status,
  says: html,
});

/** Draws a page that tells how many were drawn before. */
function drawer(status = 200) {
  let drawn = 0;
  return vi.fn<() => ReturnType<typeof documentOf>>(() => documentOf(`<p>${(drawn += 1)}</p>`, status));
}
const shown = async (kept: KeptDocuments, draw: ReturnType<typeof drawer>, key = '/agenda') =>
  (await kept.get(key, draw)).whole.toString();

it('draws once for however many ask within a second, and anew for who asks after it', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  const draw = drawer();
  expect(await Promise.all([shown(kept, draw), shown(kept, draw)])).toEqual(['<p>1</p>', '<p>1</p>']);
  await vi.advanceTimersByTimeAsync(999);
  expect(await shown(kept, draw)).toBe('<p>1</p>');
  await vi.advanceTimersByTimeAsync(1);
  expect(await shown(kept, draw)).toBe('<p>2</p>');
});

/** Drawings that end when they are told to. */
function slowDrawer() {
  const finish: (() => void)[] = [];
  let drawn = 0;
  const draw = vi.fn<() => ReturnType<typeof documentOf>>(async () => {
    const number = (drawn += 1);
    await new Promise<void>((resolve) => finish.push(resolve));
    return documentOf(`<p>${number}</p>`, 200);
  });
  return { draw, finish };
}

it('in a rush nobody waits for a page: the next one is drawn behind the one that is shown, once', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  const { draw, finish } = slowDrawer();
  const first = shown(kept, draw);
  finish[0]?.();
  expect(await first).toBe('<p>1</p>');
  await vi.advanceTimersByTimeAsync(749);
  expect(await shown(kept, draw)).toBe('<p>1</p>');
  expect(draw).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all([shown(kept, draw), shown(kept, draw)])).toEqual(['<p>1</p>', '<p>1</p>']);
  expect(draw).toHaveBeenCalledTimes(2);
  finish[1]?.();
  await vi.waitFor(async () => expect(await shown(kept, draw)).toBe('<p>2</p>'));
  expect(draw).toHaveBeenCalledTimes(2);
});

it('who comes when the second is over gets the next one, also where it is still being drawn, and never an older', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  const { draw, finish } = slowDrawer();
  const first = shown(kept, draw);
  finish[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(900);
  await shown(kept, draw);
  await vi.advanceTimersByTimeAsync(100);
  const late = Promise.all([shown(kept, draw), shown(kept, draw)]);
  finish[1]?.();
  expect(await late).toEqual(['<p>2</p>', '<p>2</p>']);
  // Its own second began when it was begun.
  await vi.advanceTimersByTimeAsync(900);
  const fresh = shown(kept, draw);
  finish[2]?.();
  expect(await fresh).toBe('<p>3</p>');
});

it('what was begun before a change takes no place after it', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  const { draw, finish } = slowDrawer();
  const first = shown(kept, draw);
  finish[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(800);
  await shown(kept, draw);
  kept.forget();
  const fresh = shown(kept, draw);
  finish[1]?.();
  finish[2]?.();
  expect(await fresh).toBe('<p>3</p>');
  expect(await shown(kept, draw)).toBe('<p>3</p>');
});

it('shows what there is while it is true, though what should follow fails', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  const draw = drawer();
  await shown(kept, draw);
  await vi.advanceTimersByTimeAsync(800);
  const away = vi.fn<() => Promise<PageDocument>>(() => Promise.reject(new Error('away')));
  expect((await kept.get('/agenda', away)).whole.toString()).toBe('<p>1</p>');
  await vi.advanceTimersByTimeAsync(199);
  expect(await shown(kept, draw)).toBe('<p>1</p>');
  await vi.advanceTimersByTimeAsync(1);
  expect(await shown(kept, draw)).toBe('<p>2</p>');
});

it('tells pages apart by their key', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  const [one, other] = [drawer(), drawer()];
  await shown(kept, one);
  await shown(kept, one);
  await shown(kept, other, '/agenda?lang=pt');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

it('counts the second from before anything was read, not from when the page was drawn', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  let finish = () => {};
  const slow = async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return documentOf('slow', 200);
  };
  const first = kept.get('/agenda', slow);
  await vi.advanceTimersByTimeAsync(1000);
  const draw = drawer();
  expect(await shown(kept, draw)).toBe('<p>1</p>');
  finish();
  await first;
  expect(await shown(kept, draw)).toBe('<p>1</p>');
});

it('forgets at once when something is changed, also what is being drawn', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  const draw = drawer();
  const before = kept.get('/agenda', draw);
  kept.forget();
  expect(await shown(kept, draw)).toBe('<p>2</p>');
  expect((await before).whole.toString()).toBe('<p>1</p>');
  expect(await shown(kept, draw)).toBe('<p>2</p>');
});

it('forgets ten times in a row and then once a second, and the last change is never left out', async () => {
  const kept = new KeptDocuments({ ageMs: 60_000, most: 10 });
  const draw = drawer();
  const change = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      kept.forget();
      await shown(kept, draw);
    }
    return draw.mock.calls.length;
  };
  expect(await change(50)).toBe(10);
  await vi.advanceTimersByTimeAsync(999);
  expect(await shown(kept, draw)).toBe('<p>10</p>');
  await vi.advanceTimersByTimeAsync(1);
  expect(await shown(kept, draw)).toBe('<p>11</p>');
  expect(await change(50)).toBe(11);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await change(50)).toBe(21);
});

it('keeps neither what is not there nor what failed', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  const missing = drawer(404);
  await shown(kept, missing);
  expect(await shown(kept, missing)).toBe('<p>2</p>');
  await expect(kept.get('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await shown(kept, drawer(), '/a')).toBe('<p>1</p>');
});

it('keeps so many and no more, the oldest goes', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 2 });
  const draw = drawer();
  for (const key of ['a', 'b', 'c']) await shown(kept, draw, key);
  expect(await shown(kept, draw, 'b')).toBe('<p>2</p>');
  expect(await shown(kept, draw, 'a')).toBe('<p>4</p>');
});

it('tells who draws what was drawn before, also when it is too old, but not what was forgotten', async () => {
  const kept = new KeptDocuments({ ageMs: 1000, most: 10 });
  const told: (string | undefined)[] = [];
  const draw = vi.fn<DrawPage>((before) => {
    told.push(before?.says);
    return documentOf(`<p>${told.length}</p>`, 200);
  });
  await kept.get('/agenda', draw);
  await vi.advanceTimersByTimeAsync(5000);
  await kept.get('/agenda', draw);
  kept.forget();
  await kept.get('/agenda', draw);
  expect(told).toEqual([undefined, '<p>1</p>', undefined]);
});
