import { type FinderGroup, finderGroups } from '@dehesa/domain/finder';
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Entry, EntryGroup } from './entry';

/** What can be chosen: an entry, its form, or more of a group. */
export type Offered = { kind: 'open' | 'edit'; entry: Entry } | { kind: 'more'; group: FinderGroup };

export interface Option {
  id: string;
  offered: Offered;
}

export interface Options {
  listId: string;
  all: readonly Option[];
  /** The id of the one that Enter opens. */
  active: string | undefined;
  choose: (option: Option) => void;
  ofInput: InputHTMLAttributes<HTMLInputElement>;
}

function offersOf({ key, entries, more }: EntryGroup): Offered[] {
  const offers = entries.flatMap((entry): Offered[] =>
    entry.edit === undefined
      ? [{ kind: 'open', entry }]
      : [
          { kind: 'open', entry },
          { kind: 'edit', entry },
        ],
  );
  const group = finderGroups.find((one) => one === key);
  return more === 'ask' && group !== undefined ? [...offers, { kind: 'more', group }] : offers;
}

const nameOf = (offered: Offered) =>
  offered.kind === 'more' ? `more ${offered.group}` : `${offered.kind} ${offered.entry.key}`;

/**
 * One list of options for the keyboard: the focus stays where one types, and the first is chosen anew for each answer. What
 * is not the answer to what was typed is not opened by Enter; what was called by name is, once it has come.
 */
export function useOptions({
  groups,
  of,
  late,
  onChoose,
}: {
  groups: readonly EntryGroup[];
  /** What the options are the answer to. */
  of: string;
  late: boolean;
  onChoose: (offered: Offered) => void;
}): Options {
  const id = useId();
  const [moved, setMoved] = useState({ of, index: 0 });
  const [entered, setEntered] = useState<string>();
  const all = groups.flatMap((group) =>
    offersOf(group).map((offered) => ({ id: `${id}-${group.key}-${nameOf(offered)}`.replaceAll(' ', '-'), offered })),
  );
  const index = moved.of === of ? Math.min(moved.index, all.length - 1) : 0;
  const active = late ? undefined : all[index];
  const shown = active?.id;
  const first = all[0]?.offered;
  const called = !late && first?.kind === 'open' && first.entry.exact ? first : undefined;

  const openCalled = useEffectEvent(() => {
    if (called !== undefined) onChoose(called);
  });
  useEffect(() => {
    if (entered === undefined || late) return;
    setEntered(undefined);
    openCalled();
  }, [entered, late]);

  useEffect(() => {
    if (shown !== undefined) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const move = (by: number) => {
    if (all.length > 0) setMoved({ of, index: (index + by + all.length) % all.length });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter') {
      if (active !== undefined) onChoose(active.offered);
      else if (late) setEntered(of);
    } else {
      setEntered(undefined);
      return;
    }
    event.preventDefault();
  };
  const listId = `${id}-list`;
  return {
    listId,
    all,
    active: active?.id,
    choose: ({ offered }) => onChoose(offered),
    ofInput: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': all.length > 0,
      'aria-controls': all.length > 0 ? listId : undefined,
      'aria-activedescendant': active?.id,
      onKeyDown,
    },
  };
}
