import type { SendTicksInput } from '@dehesa/domain/check-in';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countMarks } from './party/merge-ticks';
import { newNonce } from './device-name';
import { createGuide } from './guide';
import type { GuideApi } from './guide-api';
import { countWaiting, shownList } from './guide-state';
import { openKeptRecords } from './kept-records';
import { madridToday } from '../../lib/madrid-today';
import type { CheckInActivity, CheckInList, TickOutcome } from './records';

const head: Omit<CheckInActivity, 'expected' | 'present'> = {
  id: 7,
  title: { es: 'Grullas', pt: 'Grous' },
  territoryId: 1,
  territory: { es: 'Monfragüe', pt: 'Monfragüe' },
  date: madridToday(new Date()),
  startTime: '09:00',
  endTime: null,
  portugueseStart: null,
  municipality: 'Serradilla',
  meetingPoint: { es: 'Plaza', pt: 'Praça' },
};
const person = (id: number) => ({
  id,
  kind: 'adult' as const,
  firstName: 'Ana',
  lastName: `Peña ${id}`,
  answers: [],
  ticks: [],
});
const list = (...people: number[]): CheckInList => ({
  activity: head,
  shifts: [],
  parties: [
    { reservationId: 1, reference: 'MON-AAAA2222', shift: null, notes: '', answers: [], people: people.map(person) },
  ],
});
const refused = (httpStatus: number) => new TRPCClientError('refused', { result: { error: { data: { httpStatus } } } });
const away = () => new TRPCClientError('Failed to fetch');

/** A server that remembers what it was sent. */
function fakeServer() {
  const sent: SendTicksInput[] = [];
  const outcomes = new Map<number, TickOutcome>();
  let reachable = true;
  let failed: () => Error = away;
  const answer = <T>(value: T): Promise<T> => (reachable ? Promise.resolve(value) : Promise.reject(failed()));
  const api: GuideApi = {
    user: () => answer({ id: 3, displayName: 'Guía', mustChangePassword: false, secondFactor: 'settled' }),
    activities: () => answer([{ ...head, expected: 3, present: 0 }]),
    list: () => answer(list(11, 12, 13)),
    send(input) {
      if (reachable) sent.push(input);
      return answer(
        input.ticks.map(({ nonce, personId }) => ({ nonce, outcome: outcomes.get(personId) ?? ('stored' as const) })),
      );
    },
    signOut: () => answer(undefined),
  };
  const goAway = (how: () => Error = away) => {
    reachable = false;
    failed = how;
  };
  return { api, sent, outcomes, goAway, comeBack: () => (reachable = true) };
}

async function openGuide(server = fakeServer(), kept?: Awaited<ReturnType<typeof openKeptRecords>>) {
  const records = kept ?? (await openKeptRecords(() => undefined));
  const leave = vi.fn<() => void>();
  const guide = createGuide({ api: server.api, kept: records, userAgent: 'Android', leave });
  await guide.start();
  const shown = () => shownList(guide.get(), 7);
  const marks = () => countMarks(shown()?.parties ?? []);
  return { guide, server, leave, kept: records, shown, marks };
}
const present = (...ids: number[]) => ids.map((personId) => ({ personId, mark: 'present' as const }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the guide's list", () => {
  it('shows a tick at once and sends it', async () => {
    const { guide, server, marks } = await openGuide();
    guide.tick(7, present(11));
    expect(marks()).toEqual({ present: 1, absent: 0, open: 2 });
    await vi.waitFor(() => expect(guide.get().queue).toEqual([]));
    expect(server.sent.map(({ ticks }) => ticks.map(({ personId, mark }) => [personId, mark]))).toEqual([
      [[11, 'present']],
    ]);
    expect(marks()).toEqual({ present: 1, absent: 0, open: 2 });
  });

  it('shows a tick at once, and counts it as waiting once the device has it: until then it would go with the page', async () => {
    const { guide, server, kept, marks } = await openGuide();
    server.goAway();
    let isWritten = () => {};
    const written = new Promise<void>((resolve) => {
      isWritten = resolve;
    });
    const keepTicks = vi.spyOn(kept, 'keepTicks').mockImplementation(async () => {
      await written;
      return [];
    });
    guide.tick(7, present(11, 12));
    expect(marks().present).toBe(2);
    expect(countWaiting(guide.get())).toBe(0);
    isWritten();
    await vi.waitFor(() => expect(countWaiting(guide.get())).toBe(2));

    keepTicks.mockRejectedValue(new Error('no room'));
    guide.tick(7, present(13));
    await vi.waitFor(() => expect(guide.get().lasting).toBe(false));
    await vi.waitFor(() => expect(countWaiting(guide.get())).toBe(3));
  });

  it('keeps ticks without signal, also when it is opened anew, and sends them in order', async () => {
    const first = await openGuide();
    first.server.goAway();
    first.guide.tick(7, present(11, 12));
    first.guide.tick(7, [{ personId: 12, mark: 'open' }]);
    await vi.waitFor(() => expect(first.guide.get().online).toBe(false));
    expect(first.guide.get().queue.length).toBe(3);

    const { guide, server, marks } = await openGuide(first.server, first.kept);
    expect(guide.get()).toMatchObject({ phase: 'ready', online: false, owner: { id: 3 } });
    expect(marks()).toEqual({ present: 1, absent: 0, open: 2 });
    server.comeBack();
    await guide.send();
    const ticks = server.sent.flatMap((input) => input.ticks);
    expect(ticks.map(({ personId, mark }) => [personId, mark])).toEqual([
      [11, 'present'],
      [12, 'present'],
      [12, 'open'],
    ]);
    // It takes back the tick that it knew of.
    expect(ticks[2]?.replaces).toEqual([ticks[1]?.nonce]);
    expect(guide.get()).toMatchObject({ queue: [], online: true, sending: false });
  });

  it('sends what another tab has written and what this one has, each once, in the order of the taps', async () => {
    // Where tabs share what is written, as in every browser.
    const shared = { ...(await openKeptRecords(() => undefined)), lasting: true };
    const { guide, server, kept } = await openGuide(fakeServer(), shared);
    server.goAway();
    guide.tick(7, present(11, 12));
    await vi.waitFor(() => expect(guide.get().online).toBe(false));
    const [first] = guide.get().queue;
    if (first) await kept.keepTicks([{ ...first, nonce: newNonce(), personId: 13, order: 1.5 }]);
    server.comeBack();
    await guide.send();
    const ticks = server.sent.flatMap((input) => input.ticks);
    expect(ticks.map(({ personId }) => personId)).toEqual([11, 13, 12]);
    expect(await kept.readQueue()).toEqual([]);
  });

  it('tries again by itself, with growing pauses', async () => {
    // Pauses of 2 and 4 s, neither shortened nor lengthened by chance.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { guide, server } = await openGuide();
    server.goAway();
    guide.tick(7, present(11));
    await vi.waitFor(() => expect(guide.get().online).toBe(false));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(guide.get().queue.length).toBe(1);
    server.comeBack();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(guide.get().queue.length).toBe(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(guide.get().queue).toEqual([]);
  });

  it('takes a server without its database for one out of reach, and merges what was ticked once it is back (B20, B50)', async () => {
    const { guide, server, leave, shown, marks } = await openGuide();
    server.goAway(() => refused(503));
    guide.tick(7, present(11));
    await guide.refresh();
    expect(guide.get()).toMatchObject({ online: false, problem: null, owner: { id: 3 } });
    expect(shown()).toBeDefined();
    expect(marks()).toEqual({ present: 1, absent: 0, open: 2 });
    server.comeBack();
    await guide.refresh();
    await vi.waitFor(() => expect(guide.get().queue).toEqual([]));
    expect(guide.get()).toMatchObject({ online: true, problem: null });
    expect(server.sent.flatMap(({ ticks }) => ticks.map(({ personId }) => personId))).toEqual([11]);
    expect(leave).not.toHaveBeenCalled();
  });

  it('asked again while it is at it, reads again: what is under way may have begun without a connection', async () => {
    const { guide, server } = await openGuide();
    server.goAway();
    const begun = guide.refresh();
    server.comeBack();
    await Promise.all([begun, guide.refresh()]);
    expect(guide.get().online).toBe(true);
  });

  it('shows the list that was asked for last, whichever answer comes last', async () => {
    const server = fakeServer();
    const { guide, shown } = await openGuide(server);
    const answers: ((value: CheckInList) => void)[] = [];
    server.api.list = () => new Promise((resolve) => answers.push(resolve));
    const both = [guide.openList(7), guide.openList(7)];
    answers[1]?.(list(11, 14));
    await both[1];
    answers[0]?.(list(11));
    await Promise.all(both);
    expect(shown()?.parties.flatMap(({ people }) => people.map(({ id }) => id))).toEqual([11, 14]);
  });

  it('says which ticks the server did not take, by name, until that is read', async () => {
    const { guide, server } = await openGuide();
    server.outcomes.set(12, 'notConfirmed');
    guide.tick(7, present(11, 12));
    await vi.waitFor(() => expect(guide.get().queue).toEqual([]));
    expect(guide.get().refused).toMatchObject([{ name: 'Ana Peña 12', reason: 'notConfirmed' }]);
    guide.dismiss(guide.get().refused[0]?.nonce ?? '');
    expect(guide.get().refused).toEqual([]);
  });

  it('knows the name also when the list has come without that person before the answer', async () => {
    const { guide, server } = await openGuide();
    server.goAway();
    guide.tick(7, present(12));
    await vi.waitFor(() => expect(guide.get().online).toBe(false));
    server.comeBack();
    server.outcomes.set(12, 'gone');
    server.api.list = () => Promise.resolve(list(11, 13));
    await guide.openList(7);
    await guide.send();
    expect(guide.get().refused).toMatchObject([{ name: 'Ana Peña 12', reason: 'gone' }]);
  });

  it('one tick that the server cannot take does not hold up the others', async () => {
    const server = fakeServer();
    const { send } = server.api;
    server.api.send = (input) =>
      input.ticks.some(({ personId }) => personId === 12) ? Promise.reject(refused(400)) : send(input);
    const { guide } = await openGuide(server);
    guide.tick(7, present(11, 12, 13));
    await vi.waitFor(() => expect(guide.get().queue).toEqual([]));
    expect(server.sent.flatMap(({ ticks }) => ticks.map(({ personId }) => personId))).toEqual([11, 13]);
    expect(guide.get().refused).toMatchObject([{ name: 'Ana Peña 12', reason: 'unknown' }]);
  });

  it('ticks wait while their guide may not send, as until a second factor is set up', async () => {
    const server = fakeServer();
    const { send } = server.api;
    server.api.send = () => Promise.reject(refused(403));
    const { guide, kept } = await openGuide(server);
    guide.tick(7, present(11, 12));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(guide.get()).toMatchObject({ queue: [{ personId: 11 }, { personId: 12 }], refused: [] });
    expect((await kept.load()).queue).toHaveLength(2);
    server.api.send = send;
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(guide.get().queue).toEqual([]));
    expect(server.sent.flatMap(({ ticks }) => ticks.map(({ personId }) => personId))).toEqual([11, 12]);
  });

  it('a list that was on its way while a tick was sent does not undo it', async () => {
    const { guide, server, marks } = await openGuide();
    let answer: (list: CheckInList) => void = () => undefined;
    server.api.list = () => new Promise((resolve) => (answer = resolve));
    const opening = guide.openList(7);
    guide.tick(7, present(11));
    await vi.waitFor(() => expect(guide.get().queue).toEqual([]));
    answer(list(11, 12, 13));
    await opening;
    expect(marks().present).toBe(1);
  });

  it('when the session is over the names go and the ticks wait for their guide', async () => {
    const { guide, server, leave, kept } = await openGuide();
    server.goAway();
    guide.tick(7, present(11));
    await vi.waitFor(() => expect(guide.get().online).toBe(false));
    server.comeBack();
    server.api.user = () => Promise.resolve(null);
    await guide.refresh();
    expect(leave).toHaveBeenCalledOnce();
    const { lists, owner, queue } = await kept.load();
    expect([lists.size, owner, queue.length]).toEqual([0, null, 1]);

    const other = await openGuide(server, kept);
    server.api.user = () =>
      Promise.resolve({ id: 4, displayName: 'Otra', mustChangePassword: false, secondFactor: 'settled' });
    await other.guide.start();
    expect(server.sent).toEqual([]);
    server.api.user = () =>
      Promise.resolve({ id: 3, displayName: 'Guía', mustChangePassword: false, secondFactor: 'settled' });
    await openGuide(server, kept);
    await vi.waitFor(() => expect(server.sent.length).toBe(1));
  });

  it('signing out removes everything', async () => {
    const { guide, server, leave, kept } = await openGuide();
    server.goAway();
    guide.tick(7, present(11));
    await vi.waitFor(() => expect(guide.get().online).toBe(false));
    await guide.signOut();
    expect(leave).toHaveBeenCalledOnce();
    const { lists, queue } = await kept.load();
    expect([lists.size, queue.length]).toEqual([0, 0]);
  });

  it('signing out leaves the ticks of another guide of the device, and signing in anew one’s own', async () => {
    const { guide, server, kept } = await openGuide();
    server.goAway();
    guide.tick(7, present(11));
    await vi.waitFor(() => expect(guide.get().online).toBe(false));
    server.comeBack();
    server.api.user = () =>
      Promise.resolve({ id: 4, displayName: 'Otra', mustChangePassword: false, secondFactor: 'settled' });
    const other = await openGuide(server, kept);
    await other.guide.signOut();
    expect((await kept.load()).queue).toMatchObject([{ userId: 3, personId: 11 }]);
    await guide.signInAnew();
    const { lists, queue } = await kept.load();
    expect([lists.size, queue.length]).toEqual([0, 1]);
  });

  it.each([
    [403, { problem: 'forbidden' }],
    [500, { problem: 'fault' }],
  ])('a server that answers %i is said so', async (status, expected) => {
    const server = fakeServer();
    server.api.activities = () => Promise.reject(refused(status));
    const { guide } = await openGuide(server);
    expect(guide.get()).toMatchObject({ ...expected, phase: 'ready', activities: null });
  });

  it('an activity that does not exist is said so, and nothing of it is kept', async () => {
    const { guide, server, kept } = await openGuide();
    server.api.list = () => Promise.reject(refused(404));
    await guide.openList(7);
    expect([guide.get().missing.has(7), guide.get().lists.size]).toEqual([true, 0]);
    expect((await kept.load()).lists.size).toBe(0);
  });
});
