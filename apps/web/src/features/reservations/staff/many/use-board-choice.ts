import { useCallback, useMemo } from 'react';
import { useSelection } from '../../../../lib/lists/many/selection';
import { useDialogOf } from '../../../../lib/lists/many/use-dialog-of';
import type { ActivityReservations } from '../reservation-types';
import type { ManyRequest } from './many-dialog';

interface Dialogs {
  ask?: ManyRequest;
  write?: readonly number[];
}

/** Which dialog about what is chosen on the board is open; the focus comes back to what was pressed. */
export function useManyDialogs() {
  const { about, open, ...dialog } = useDialogOf<Dialogs>();
  const openWrite = useCallback((write: readonly number[]) => open({ write }), [open]);
  return { ...dialog, ...about, openAsk: (ask: ManyRequest) => open({ ask }), openWrite };
}

/** What is chosen on the board: of a part of it, found by a search, nobody has left. */
export function useBoardSelection({ pending, waiting, confirmed }: ActivityReservations, whole: boolean) {
  const there = useMemo(() => {
    const columns = [pending, waiting, confirmed];
    if (!whole || columns.some(({ rows, total }) => total > rows.length)) return undefined;
    return new Set(columns.flatMap(({ rows }) => rows.map(({ id }) => id)));
  }, [whole, pending, waiting, confirmed]);
  return useSelection(there);
}
