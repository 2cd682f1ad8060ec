import { checkInLimits, liveTicks, type Mark } from '@dehesa/domain/check-in';
import { addDays } from '@dehesa/domain/calendar-days';
import { deviceName, newNonce } from './device-name';
import { failureOf, type GuideApi, type GuideUser } from './guide-api';
import { createState, type GuideState, ownQueue, shownList } from './guide-state';
import type { KeptRecords } from './kept-records';
import { madridToday } from '../../lib/madrid-today';
import type { QueuedTick } from './records';
import { createSender } from './send-queue';
import { withTicks } from './party/merge-ticks';

/** What the guide's list is given by its page. */
export interface GuideSurroundings {
  api: GuideApi;
  kept: KeptRecords;
  /** What the browser says it is, for the device's first name. */
  userAgent: string;
  /** Leaves for signing in: the session is over. */
  leave: () => void;
  /** Tells other tabs of this device that ticks were added or sent. */
  announce?: () => void;
}

/** Lists that a device fetches without being asked, at most. */
const keptLists = 20;

export type Guide = ReturnType<typeof createGuide>;

/** The guide's list: what it shows and what one can do with it. Nothing here waits for a connection. */
export function createGuide({ api, kept, userAgent, leave, announce }: GuideSurroundings) {
  const state = createState(kept.lasting);
  const sender = createSender({ api, kept, state, signedOut: sessionEnded, announce });
  let refreshing: Promise<void> | undefined;
  let refreshAgain = false;
  /** When the list that is shown was asked for, by activity: an older answer that comes late is not shown. */
  const askedAt = new Map<number, number>();
  let ended: Promise<void> | undefined;

  async function start(): Promise<void> {
    const loaded = await kept.load();
    const device = loaded.device ?? deviceName(userAgent, crypto.getRandomValues(new Uint8Array(2)));
    if (loaded.device === null) await kept.keepDevice(device);
    for (const { list } of loaded.lists.values()) sender.know(list);
    state.change({ ...loaded, device, phase: loaded.owner === null ? 'starting' : 'ready' });
    await refresh();
    state.change({ phase: 'ready' });
  }

  /** What is under way may have begun without a connection, so it does not stand for what is asked for now. */
  function refresh(): Promise<void> {
    refreshAgain = refreshing !== undefined;
    refreshing ??= loadWhileAsked().finally(() => (refreshing = undefined));
    return refreshing;
  }

  async function loadWhileAsked(): Promise<void> {
    do {
      refreshAgain = false;
      await load();
    } while (refreshAgain);
  }

  async function load(): Promise<void> {
    const { owner, lists } = state.get();
    const today = madridToday(new Date());
    state.change({ today });
    const [user, activities] = await Promise.all([attempt(() => api.user()), attempt(() => api.activities())]);
    if (user === undefined) return;
    if (user === null || user.mustChangePassword || user.secondFactor === 'required') return sessionEnded();
    if (owner?.id !== user.id) await takeOver(user);
    if (activities === undefined) return;
    state.change({ activities, online: true, problem: null });
    await kept.keepActivities(activities);
    void sender.send();
    const soon = activities
      .filter(({ date }) => date >= addDays(today, -1) && date <= addDays(today, checkInLimits.keptAhead))
      // What they guide themselves comes first, where there is more than a device keeps.
      .toSorted((one, other) => Number(other.mine ?? false) - Number(one.mine ?? false))
      .slice(0, keptLists)
      .map(({ id }) => id);
    await Promise.all([...new Set([...soon, ...lists.keys()])].map(openList));
  }

  /** Somebody else signed in on this device: the lists of the one before are none of theirs. */
  async function takeOver({ id, displayName }: GuideUser): Promise<void> {
    const owner = { id, name: displayName };
    if (state.get().owner !== null) {
      await kept.forgetLists();
      state.change({ lists: new Map(), activities: null, refused: [] });
    }
    state.change({ owner });
    await kept.keepOwner(owner);
  }

  async function openList(activityId: number): Promise<void> {
    const startedAt = performance.now();
    state.change({ today: madridToday(new Date()) });
    const list = await attempt(() => api.list(activityId), activityId);
    if (list === undefined || (askedAt.get(activityId) ?? 0) > startedAt) return;
    askedAt.set(activityId, startedAt);
    sender.know(list);
    // What was sent while the list was on its way may not be in it yet.
    const one = { list: withTicks(list, sender.sentSince(activityId, startedAt)), readAt: Date.now() };
    const missing = new Set(state.get().missing);
    missing.delete(activityId);
    state.change({ lists: new Map(state.get().lists).set(activityId, one), missing, online: true });
    await kept.keepList(one);
  }

  /** A call whose failure shows in the state; undefined where it failed. */
  async function attempt<T>(call: () => Promise<T>, activityId?: number): Promise<T | undefined> {
    try {
      return await call();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'signedOut') await sessionEnded();
      else if (failure === 'missing' && activityId !== undefined) await dropList(activityId);
      else if (failure === 'forbidden') state.change({ problem: 'forbidden', online: true });
      else if (failure === 'away') state.change({ online: false });
      else state.change({ problem: 'fault' });
      return undefined;
    }
  }

  async function dropList(activityId: number): Promise<void> {
    const lists = new Map(state.get().lists);
    lists.delete(activityId);
    state.change({ lists, missing: new Set(state.get().missing).add(activityId), online: true });
    await kept.dropList(activityId);
  }

  /** Names leave the device with the session; ticks wait for their guide. */
  async function sessionEnded(): Promise<void> {
    ended ??= kept.erase([]).then(leave);
    await ended;
  }

  function tick(activityId: number, marks: readonly { personId: number; mark: Mark; unnamed?: number }[]): void {
    const { owner, queue, keeping } = state.get();
    const list = shownList(state.get(), activityId);
    if (owner === null || list === undefined) return;
    const people = new Map(list.parties.flatMap((party) => party.people).map((person) => [person.id, person]));
    const last = queue.reduce((highest, { order }) => Math.max(highest, order), 0);
    const made = marks.map<QueuedTick>(({ personId, mark, unnamed }, index) => ({
      nonce: newNonce(),
      userId: owner.id,
      activityId,
      personId,
      mark,
      ...(unnamed !== undefined && { unnamed }),
      at: Date.now(),
      replaces: liveTicks(people.get(personId)?.ticks ?? [])
        .map(({ nonce }) => nonce)
        .slice(-checkInLimits.replaces),
      order: last + 1 + index,
    }));
    state.change({ queue: [...queue, ...made], keeping: new Set([...keeping, ...made.map(({ nonce }) => nonce)]) });
    void keepAndSend(made);
  }

  async function keepAndSend(made: readonly QueuedTick[]): Promise<void> {
    try {
      await kept.keepTicks(made);
      announce?.();
    } catch {
      // The device has no room left: what is ticked lives as long as the page, and the guide must know.
      state.change({ lasting: false });
    }
    const keeping = new Set(state.get().keeping);
    for (const { nonce } of made) keeping.delete(nonce);
    state.change({ keeping });
    await sender.send();
  }

  return {
    subscribe: state.subscribe,
    get: (): GuideState => state.get(),
    start,
    refresh,
    openList,
    tick,
    send: () => sender.send(),
    /** Another tab added ticks or sent some. */
    async reread(): Promise<void> {
      const { queue, refused, lists } = await kept.load();
      state.change({ queue, refused, lists });
    },
    wentOffline: () => state.change({ online: false }),
    dismiss(nonce: string): void {
      state.change({ refused: state.get().refused.filter((one) => one.nonce !== nonce) });
      void kept.dropRefused(nonce);
    },
    nameDevice(device: string): void {
      state.change({ device });
      void kept.keepDevice(device);
    },
    /** Ends the session and removes everything of this guide from the device, unsent ticks too; those of others wait for them. */
    async signOut(): Promise<void> {
      await api.signOut().catch(() => undefined);
      await kept.erase(ownQueue(state.get()));
      leave();
    },
    /** Ends the session for who is to sign in with another account: unsent ticks wait for their guide. */
    async signInAnew(): Promise<void> {
      await api.signOut().catch(() => undefined);
      await sessionEnded();
    },
  };
}
