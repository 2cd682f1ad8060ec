import { asListed, withTicks } from './party/merge-ticks';
import { madridToday } from '../../lib/madrid-today';
import type { CheckInActivity, CheckInList, KeptList, Owner, QueuedTick, RefusedTick } from './records';

export interface GuideState {
  /** `starting` until there is something to show: what the device keeps, or the server's first answer. */
  phase: 'starting' | 'ready';
  owner: Owner | null;
  device: string;
  /** The date in Madrid. */
  today: string;
  activities: CheckInActivity[] | null;
  lists: ReadonlyMap<number, KeptList>;
  /** Activities that do not exist for this guide. */
  missing: ReadonlySet<number>;
  queue: readonly QueuedTick[];
  /** Nonces of ticks that are still being written to the device: they would go with the page. */
  keeping: ReadonlySet<string>;
  refused: readonly RefusedTick[];
  /** The last call reached the server. */
  online: boolean;
  sending: boolean;
  problem: 'forbidden' | 'fault' | null;
  /** Lists and ticks outlive the page. */
  lasting: boolean;
}

/** The state with those who want to know of its changes. */
export function createState(lasting: boolean) {
  let state: GuideState = {
    phase: 'starting',
    owner: null,
    device: '',
    today: madridToday(new Date()),
    activities: null,
    lists: new Map(),
    missing: new Set(),
    queue: [],
    keeping: new Set(),
    refused: [],
    online: true,
    sending: false,
    problem: null,
    lasting,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    change(changes: Partial<GuideState>) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type StateHolder = ReturnType<typeof createState>;

/** The ticks of the guide who is signed in; those of others wait for them. */
export function ownQueue({ queue, owner }: GuideState): QueuedTick[] {
  return queue.filter((tick) => tick.userId === owner?.id);
}

/** How many of them wait for a connection, whatever becomes of the page: one is counted once the device has it. */
export function countWaiting(state: GuideState): number {
  return ownQueue(state).filter(({ nonce }) => !state.keeping.has(nonce)).length;
}

/** A list with the ticks that were not sent yet. */
export function shownList(state: GuideState, activityId: number): CheckInList | undefined {
  const one = state.lists.get(activityId);
  if (one === undefined) return undefined;
  const queued = ownQueue(state).filter((tick) => tick.activityId === activityId);
  return withTicks(
    one.list,
    queued.map((tick) => asListed(tick, state.owner?.name ?? '', state.device)),
  );
}
