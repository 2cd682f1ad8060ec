import { firstPresent, liveTicks, type Mark, presenceOf } from '@dehesa/domain/check-in';
import { noneUnnamed, unnamedPeople } from '@dehesa/domain/reservations';
import type { CheckInList, ListedParty, ListedPerson, ListedTick, QueuedTick } from '../records';

/** Somebody who is ticked, with how many without a name (B83), and how it was before. */
export interface Marked {
  person: ListedPerson;
  mark: Mark;
  unnamed: number;
  before: Mark;
  unnamedBefore: number;
}

/** What a row shows of a person. */
export interface PersonState {
  mark: Mark;
  /** How many without a name came too (B83). */
  cameWith: number;
  /** When the tick that counts was made; null without one. */
  at: number | null;
  /** Somebody else's tick that counts; null where it is one's own. */
  by: ListedTick | null;
  /** Ticks of others that stand beside it: the same again, or the contrary. */
  others: { tick: ListedTick; agrees: boolean }[];
  /** It is not sent yet. */
  waits: boolean;
}

/** A list with ticks that the server may not know yet; by the same rule as the server's. */
export function withTicks(list: CheckInList, ticks: readonly ListedTickOf[]): CheckInList {
  if (ticks.length === 0) return list;
  const byPerson = new Map<number, ListedTickOf[]>();
  for (const tick of ticks) byPerson.set(tick.personId, [...(byPerson.get(tick.personId) ?? []), tick]);
  const withMore = (person: ListedPerson): ListedPerson => {
    const more = byPerson.get(person.id);
    if (more === undefined) return person;
    const known = new Set(person.ticks.map((tick) => tick.nonce));
    return { ...person, ticks: liveTicks([...person.ticks, ...more.filter((tick) => !known.has(tick.nonce))]) };
  };
  return {
    ...list,
    parties: list.parties.map((party) =>
      party.people.some((person) => byPerson.has(person.id)) ? { ...party, people: party.people.map(withMore) } : party,
    ),
  };
}

/** A tick of a list with the person that it is about. */
export type ListedTickOf = ListedTick & { personId: number };

/** A tick of this device as the list will have it once it is sent. */
export function asListed(tick: QueuedTick, by: string, device: string): ListedTickOf {
  const { nonce, personId, mark, at, replaces, unnamed = 0 } = tick;
  return { nonce, personId, mark, at, replaces, unnamed, by, device };
}

/** The state of a person; `isOwn` tells the ticks of this device, `isQueued` those that wait. */
export function personState(
  person: ListedPerson,
  isOwn: (tick: ListedTick) => boolean,
  isQueued: (tick: ListedTick) => boolean,
): PersonState {
  const live = liveTicks(person.ticks);
  const mark = presenceOf(live);
  const counts = mark === 'present' ? firstPresent(live) : live.find((tick) => tick.mark === mark);
  const others = live
    .filter((tick) => tick !== counts && tick.mark !== 'open' && !isOwn(tick))
    .map((tick) => ({ tick, agrees: tick.mark === mark }));
  return {
    mark,
    cameWith: mark === 'present' ? (counts?.unnamed ?? 0) : 0,
    at: counts === undefined || mark === 'open' ? null : counts.at,
    by: counts === undefined || mark === 'open' || isOwn(counts) ? null : counts,
    others,
    waits: live.some(isQueued),
  };
}

/** How many without a name come with a person: all of a group with who booked for it, and nobody with anybody else. */
export function comingWith({ unnamed = noneUnnamed }: ListedParty, { kind }: Pick<ListedPerson, 'kind'>): number {
  return kind === 'booker' ? unnamedPeople(unnamed) : 0;
}

/** How many people of these parties are in each state; of a group that came in part, the others are absent. */
export function countMarks(parties: readonly ListedParty[]): Record<Mark, number> {
  const counts: Record<Mark, number> = { present: 0, absent: 0, open: 0 };
  for (const party of parties)
    for (const person of party.people) {
      const mark = presenceOf(person.ticks);
      const others = comingWith(party, person);
      const came = mark === 'present' ? Math.min(firstPresent(person.ticks)?.unnamed ?? 0, others) : others;
      counts[mark] += 1 + came;
      counts.absent += others - came;
    }
  return counts;
}
