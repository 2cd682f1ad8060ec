import type { ReactNode } from 'react';
import type { ListSelection } from './list-selection';
import classes from './ticks.module.css';

/** By it the focus comes back to the list. */
export const tickPageId = 'tick-page';

interface TickTexts {
  tick: (name: string) => string;
  tickPage: string;
}

/** The tick boxes of a list: the browser's own, so that rows wait for nothing (B96). */
export function ticksOf<Row extends { id: number }>(
  { chosen, choose }: ListSelection<Row>,
  rows: readonly Row[],
  { tick, tickPage }: TickTexts,
  nameOf: (row: Row) => string,
  /** Other rows are on their way: those that are still shown may not be among them. */
  disabled = false,
): { all: ReactNode; of: (row: Row) => ReactNode } {
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  return {
    all: (
      <label className={classes.tick} title={tickPage}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < rows.length;
          }}
          id={tickPageId}
          type="checkbox"
          disabled={disabled}
          checked={count > 0 && count === rows.length}
          onChange={(event) => choose(rows, event.currentTarget.checked)}
        />
        <span>{tickPage}</span>
      </label>
    ),
    of: (row) => (
      <label className={classes.tick}>
        <input
          type="checkbox"
          disabled={disabled}
          aria-label={tick(nameOf(row))}
          checked={chosen.has(row.id)}
          onChange={(event) => choose([row], event.currentTarget.checked)}
        />
      </label>
    ),
  };
}
