import { useListLook } from '../../../../../lib/lists/list-look';

const details = 'details';

/** Whether the cards of boards are folded to one line each, as this device remembers it (U47). */
export function useFoldedBoard() {
  const { without, change } = useListLook('board');
  return {
    folded: without.includes(details),
    fold: (folded: boolean) => change({ without: folded ? [details] : [] }),
  };
}
