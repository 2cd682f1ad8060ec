import { useState } from 'react';

/** Rows that are ticked, by their ids and as they were when they were. */
export type Ticked<Row> = ReadonlyMap<number, Row>;

/** What is ticked in a list of pages. */
export interface ListChoice<Row> {
  /** What the list was narrowed down to when they were ticked. */
  filter: string;
  chosen: Ticked<Row>;
  /** Some were ticked, and are no more since the list was narrowed down otherwise. */
  lost: boolean;
}

/** The choice under a filter: under another one than it was made, nothing of it stays, which is to be said (B96). */
export function choiceUnder<Row>(choice: ListChoice<Row>, filter: string): ListChoice<Row> {
  if (choice.filter === filter) return choice;
  return { filter, chosen: new Map(), lost: choice.lost || choice.chosen.size > 0 };
}

/** What is ticked with some rows more, or less. */
export function tickedWith<Row extends { id: number }>(
  chosen: Ticked<Row>,
  rows: readonly Row[],
  on: boolean,
): Ticked<Row> {
  const next = new Map(chosen);
  for (const row of rows) {
    if (on) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}

export interface ListSelection<Row> extends Pick<ListChoice<Row>, 'chosen' | 'lost'> {
  /** Something was ticked since the list was opened: what is done to many is loaded by then. */
  begun: boolean;
  choose: (rows: readonly Row[], on: boolean) => void;
  /** Nothing stays ticked. */
  stop: () => void;
}

/** What is ticked in a list, from page to page and in whatever order, as long as its filter is the same (B96). */
export function useListSelection<Row extends { id: number }>(filter: string): ListSelection<Row> {
  const nothing: ListChoice<Row> = { filter, chosen: new Map(), lost: false };
  const [stored, setStored] = useState(nothing);
  const [begun, setBegun] = useState(false);
  const choice = choiceUnder(stored, filter);
  if (choice !== stored) setStored(choice);
  return {
    ...choice,
    begun,
    choose(rows, on) {
      setBegun(true);
      setStored(({ chosen }) => ({ ...nothing, chosen: tickedWith(chosen, rows, on) }));
    },
    stop: () => setStored(nothing),
  };
}
