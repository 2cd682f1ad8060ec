import { checkInLimits } from '@dehesa/domain/check-in';
import { type Failure, failureOf, type GuideApi } from './guide-api';
import { ownQueue, type StateHolder } from './guide-state';
import type { KeptRecords } from './kept-records';
import { asListed, type ListedTickOf, withTicks } from './party/merge-ticks';
import type { CheckInList, QueuedTick, RefusedTick, TickOutcome } from './records';

interface SenderParts {
  api: GuideApi;
  kept: KeptRecords;
  state: StateHolder;
  signedOut: () => Promise<void>;
  announce?: () => void;
}

/** Pauses between tries, in milliseconds: they double up to a minute. */
const firstPause = 2_000;
const longestPause = 60_000;

type Answer = { nonce: string; outcome: TickOutcome | 'unknown' };
interface Sent extends ListedTickOf {
  activityId: number;
  sentAt: number;
}

/** Sends what waits, in order, until nothing does; tries again with growing pauses while the server is out of reach. */
export function createSender({ api, kept, state, signedOut, announce }: SenderParts) {
  let running = false;
  let again = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent: Sent[] = [];
  /** Of everybody in a list so far: who is refused may have left it meanwhile. */
  const names = new Map<number, string>();

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        await alone(empty);
      } while (again);
    } finally {
      running = false;
      state.change({ sending: false });
    }
  }

  /** Sends batches until the queue is empty or the server is out of reach. */
  async function empty(): Promise<void> {
    if (kept.lasting) state.change({ queue: mergedQueue(await kept.readQueue(), state.get().queue) });
    let size: number = checkInLimits.batch;
    for (;;) {
      const batch = ownQueue(state.get()).slice(0, size);
      if (batch.length === 0) return;
      state.change({ sending: true });
      try {
        await settle(batch, await api.send(asInput(batch)));
        failures = 0;
        size = checkInLimits.batch;
        state.change({ online: true });
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'signedOut') return signedOut();
        // What forbids the call, a second factor that is to be set up, say, is not in the ticks: they wait.
        if (failure !== 'refused') return later(failure);
        // Something in it is refused whole: one by one the others get through.
        if (batch.length === 1) await settle(batch, [{ nonce: batch[0]?.nonce ?? '', outcome: 'unknown' }]);
        size = 1;
      }
    }
  }

  function asInput(batch: readonly QueuedTick[]) {
    return {
      device: state.get().device,
      sentAt: Date.now(),
      ticks: batch.map(({ nonce, personId, activityId, mark, at, replaces, unnamed = null }) => ({
        nonce,
        personId,
        activityId,
        mark,
        at,
        replaces,
        unnamed,
      })),
    };
  }

  function later(failure: Failure): void {
    if (failure === 'away') state.change({ online: false });
    const pause = Math.min(longestPause, firstPause * 2 ** failures) * (0.8 + Math.random() * 0.4);
    failures += 1;
    timer = setTimeout(() => void send(), pause);
  }

  /** Takes answered ticks from the queue into their lists; those that were refused are kept for the guide to read. */
  async function settle(batch: readonly QueuedTick[], answers: readonly Answer[]): Promise<void> {
    const outcomes = new Map(answers.map(({ nonce, outcome }) => [nonce, outcome]));
    const { owner, device, lists, queue, refused } = state.get();
    const stored = batch.filter((tick) => outcomes.get(tick.nonce) === 'stored');
    const fresh: Sent[] = stored.map((tick) => ({
      ...asListed(tick, owner?.name ?? '', device),
      activityId: tick.activityId,
      sentAt: performance.now(),
    }));
    sent = [...sent, ...fresh];
    const changed = new Map(lists);
    for (const activityId of new Set(fresh.map((tick) => tick.activityId))) {
      const one = lists.get(activityId);
      if (one) changed.set(activityId, { ...one, list: withTicks(one.list, fresh) });
    }
    const others = batch.flatMap<RefusedTick>(({ nonce, activityId, personId }) => {
      const reason = outcomes.get(nonce);
      if (reason === undefined || reason === 'stored') return [];
      return [{ nonce, activityId, reason, name: names.get(personId) ?? '' }];
    });
    const answered = new Set(outcomes.keys());
    state.change({
      lists: changed,
      queue: queue.filter((tick) => !answered.has(tick.nonce)),
      refused: [...refused, ...others],
    });
    await kept.keepRefused(others);
    await Promise.all([...changed].filter(([id, one]) => lists.get(id) !== one).map(([, one]) => kept.keepList(one)));
    await kept.dropTicks([...answered]);
    announce?.();
  }

  return {
    send,
    /** Learns the names in a list, for telling who could not be ticked. */
    know({ parties }: CheckInList): void {
      for (const { id, firstName, lastName } of parties.flatMap((party) => party.people))
        names.set(id, `${firstName} ${lastName}`);
    },
    /** Ticks of an activity that were answered after a moment; older ones are in what the server answers. */
    sentSince(activityId: number, moment: number): Sent[] {
      sent = sent.filter((tick) => tick.activityId !== activityId || tick.sentAt >= moment);
      return sent.filter((tick) => tick.activityId === activityId);
    },
  };
}

/** What another tab of this device has put into the queue, and what of this one is not written yet. */
function mergedQueue(written: readonly QueuedTick[], own: readonly QueuedTick[]): QueuedTick[] {
  const known = new Set(written.map((tick) => tick.nonce));
  return [...written, ...own.filter((tick) => !known.has(tick.nonce))].toSorted(
    (one, other) => one.order - other.order,
  );
}

/** One tab at a time, where the browser can tell; a tick that is sent twice changes nothing either way. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks === undefined) return work();
  await locks.request('dehesa-guide-send', work);
}
