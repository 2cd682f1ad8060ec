import { useEffect, useMemo, useRef, useState } from 'react';

/** Rows of a list that somebody has chosen, by their ids. */
export interface Selection {
  /** Rows show a tick box. */
  selecting: boolean;
  chosen: ReadonlySet<number>;
  /** Rows that were chosen and are not there any more, since the choice was changed last. */
  gone: number;
  choose: (ids: readonly number[], on: boolean) => void;
  start: () => void;
  /** Nothing stays chosen. */
  stop: () => void;
}

/** What stays chosen of what is there. */
export function stillThere(chosen: ReadonlySet<number>, there: ReadonlySet<number>): ReadonlySet<number> {
  const kept = [...chosen].filter((id) => there.has(id));
  return kept.length === chosen.size ? chosen : new Set(kept);
}

/** The choice with some rows added, or taken out. */
export function chosenWith(chosen: ReadonlySet<number>, ids: readonly number[], on: boolean): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/**
 * The rows that are chosen of a list. `there` are all that the list has, where it is known: who is not among them leaves the
 * choice. Undefined while only a part of them is shown, of a search, say.
 */
export function useSelection(there: ReadonlySet<number> | undefined): Selection {
  const [selecting, setSelecting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [gone, setGone] = useState(0);
  const seen = useRef(there);

  useEffect(() => {
    if (there === undefined || seen.current === there) return;
    seen.current = there;
    const kept = stillThere(chosen, there);
    if (kept === chosen) return;
    setGone(chosen.size - kept.size);
    setChosen(kept);
  }, [there, chosen]);

  return useMemo(
    () => ({
      selecting,
      chosen,
      gone,
      choose(ids, on) {
        setGone(0);
        setChosen((before) => chosenWith(before, ids, on));
      },
      start: () => setSelecting(true),
      stop() {
        setSelecting(false);
        setGone(0);
        setChosen(new Set());
      },
    }),
    [selecting, chosen, gone],
  );
}
