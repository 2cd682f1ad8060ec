import { checkInLimits } from '@dehesa/domain/check-in';
import { addDays } from '@dehesa/domain/calendar-days';
import { guideListStore, guideTickStore } from '../../lib/kept/guide-store-names';
import { eraseSealedStore, openSealedStore } from '../../lib/kept/sealed-store';
import type { CheckInActivity, KeptList, Owner, QueuedTick, RefusedTick } from './records';

/** Changes with the shape of the records: those of an older shape are not read, and are forgotten in time. */
const version = 'v1';
/** Of the records that tell of activities. */
const activityVersion = 'v2';
const ownerName = `${version}:owner`;
const activitiesName = `${activityVersion}:activities`;
const deviceName = `${version}:device`;
const listName = (activityId: number) => `${activityVersion}:list:${activityId}`;
const refusedName = (nonce: string) => `${version}:refused:${nonce}`;
const tickName = (nonce: string) => `${version}:tick:${nonce}`;

/** Days that a tick without signal waits for its guide. */
const tickDays = 60;
const deviceDays = 400;

export interface Loaded {
  owner: Owner | null;
  activities: CheckInActivity[] | null;
  lists: Map<number, KeptList>;
  refused: RefusedTick[];
  queue: QueuedTick[];
  device: string | null;
}

/** What a guide's device keeps: lists in a store that a sign-out removes, ticks and the device's name in another. */
export type KeptRecords = Awaited<ReturnType<typeof openKeptRecords>>;

export async function openKeptRecords(onErased: () => void) {
  // Who erases hears of it too, but is leaving already.
  let erasing = false;
  const heard = () => {
    if (!erasing) onErased();
  };
  const [lists, ticks] = await Promise.all([
    openSealedStore(guideListStore, heard),
    openSealedStore(guideTickStore, heard),
  ]);

  const keepTicks = (queued: readonly QueuedTick[]) =>
    Promise.all(queued.map((tick) => ticks.write(tickName(tick.nonce), tick, inDays(tickDays))));

  return {
    lasting: lists.lasting && ticks.lasting,
    async load(): Promise<Loaded> {
      const [kept, queue, device] = await Promise.all([lists.read(''), readQueue(), ticks.read(deviceName)]);
      return {
        owner: recordOf('owner', kept.get(ownerName)) ?? null,
        activities: recordOf('activities', kept.get(activitiesName)) ?? null,
        lists: new Map(allOf('list', kept, listName(0).slice(0, -1)).map((one) => [one.list.activity.id, one])),
        refused: allOf('refused', kept, refusedName('')),
        queue,
        device: recordOf('device', device.get(deviceName)) ?? null,
      };
    },
    readQueue,
    keepOwner: (owner: Owner) => lists.write(ownerName, owner, inDays(tickDays)),
    keepActivities: (activities: CheckInActivity[]) => lists.write(activitiesName, activities, inDays(tickDays)),
    keepList: (kept: KeptList) => lists.write(listName(kept.list.activity.id), kept, forgetListAt(kept)),
    dropList: (activityId: number) => lists.remove([listName(activityId)]),
    keepRefused: (refused: readonly RefusedTick[]) =>
      Promise.all(refused.map((one) => lists.write(refusedName(one.nonce), one, inDays(tickDays)))),
    dropRefused: (nonce: string) => lists.remove([refusedName(nonce)]),
    keepTicks,
    dropTicks: (nonces: readonly string[]) => ticks.remove(nonces.map(tickName)),
    keepDevice: (device: string) => ticks.write(deviceName, device, inDays(deviceDays)),
    forgetLists: () => lists.removeAll(),
    /** Names of visitors go with their key; ticks of this guide stay unless they are given up. */
    async erase(ticksOf: readonly QueuedTick[]): Promise<void> {
      erasing = true;
      await ticks.remove(ticksOf.map((tick) => tickName(tick.nonce)));
      await lists.removeAll();
      await eraseSealedStore(guideListStore);
    },
  };

  async function readQueue(): Promise<QueuedTick[]> {
    const records = await ticks.read(tickName(''));
    return allOf('tick', records, tickName('')).toSorted((one, other) => one.order - other.order);
  }
}

/** Some days after its activity nobody needs the names on a telephone any more. */
export function forgetListAt({ list }: KeptList): Date {
  return new Date(`${addDays(list.activity.date, checkInLimits.keptAfter + 1)}T00:00:00Z`);
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * 24 * 3_600_000);
}

/** What is kept under each kind of name. */
interface RecordKinds {
  owner: Owner;
  activities: CheckInActivity[];
  list: KeptList;
  refused: RefusedTick;
  tick: QueuedTick;
  device: string;
}

/** This build wrote the record under its version: what was sealed is what is opened. */
function recordOf<K extends keyof RecordKinds>(_kind: K, value: unknown): RecordKinds[K] | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `openKeptRecords` writes under these names
  return value as RecordKinds[K] | undefined;
}

function allOf<K extends keyof RecordKinds>(
  kind: K,
  records: ReadonlyMap<string, unknown>,
  prefix: string,
): RecordKinds[K][] {
  return [...records].flatMap(([name, value]) => {
    const record = name.startsWith(prefix) ? recordOf(kind, value) : undefined;
    return record === undefined ? [] : [record];
  });
}
