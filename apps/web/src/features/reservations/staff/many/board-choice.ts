import { createContext, use } from 'react';
import type { Selection } from '../../../../lib/lists/many/selection';

/** What the cards of the board know of choosing, and of writing to one. */
interface BoardChoice {
  selection: Selection;
  write: (id: number) => void;
}

/** Where the focus goes once nothing is chosen any more. */
export const selectButtonId = 'select-reservations';

export const BoardChoiceContext = createContext<BoardChoice | null>(null);

export function useBoardChoice(): BoardChoice {
  const choice = use(BoardChoiceContext);
  if (choice === null) throw new Error('no board around this card');
  return choice;
}
