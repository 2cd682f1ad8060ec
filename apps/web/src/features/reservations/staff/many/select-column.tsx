import { Checkbox } from '@mantine/core';
import { useBoardChoice } from './board-choice';
import { useManyTexts } from './use-many-texts';
import type { BoardReservation } from '../reservation-types';

/** Chooses all reservations of a column that are shown, or none of them. */
export function SelectColumn({ rows }: { rows: readonly BoardReservation[] }) {
  const texts = useManyTexts();
  const { selection } = useBoardChoice();
  if (!selection.selecting || rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => selection.chosen.has(id)).length;
  return (
    <Checkbox
      py={12}
      label={texts.selectAll(ids.length)}
      checked={count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={(event) => selection.choose(ids, event.currentTarget.checked)}
    />
  );
}
