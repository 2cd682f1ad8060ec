import { useMemo, useRef, useState } from 'react';
import { useSelection } from '../../../../lib/lists/selection';
import type { ActivityReservations } from '../reservation-types';
import type { ManyRequest } from './many-dialog';

interface Dialogs {
  ask?: ManyRequest;
  write?: readonly number[];
}

/** What is chosen on the board and which dialog about it is open; the focus comes back to what was pressed. */
export function useManyDialogs() {
  const [dialogs, setDialogs] = useState<Dialogs>({});
  const [opened, setOpened] = useState(false);
  const pressed = useRef<Element | null>(null);

  function open(next: Dialogs) {
    pressed.current = document.activeElement;
    setDialogs(next);
    setOpened(true);
  }

  return {
    ...dialogs,
    opened,
    openAsk: (ask: ManyRequest) => open({ ask }),
    openWrite: (write: readonly number[]) => open({ write }),
    close: () => setOpened(false),
    /** `otherwise` has the focus where what was pressed is gone. */
    gone(otherwise: string) {
      setDialogs({});
      const button = pressed.current;
      if (button instanceof HTMLElement && button.isConnected && !button.matches(':disabled')) button.focus();
      else document.getElementById(otherwise)?.focus();
    },
  };
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
