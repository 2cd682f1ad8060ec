import type { ImportState } from '@dehesa/domain/imports';

/** One colour for each thing to be said: somebody has to go on, it is at work, it is done, it was taken back. */
export const stateColours: Readonly<Record<ImportState, string>> = {
  matching: 'clay',
  checking: 'gray',
  checked: 'clay',
  storing: 'gray',
  stored: 'holm',
  undoing: 'gray',
  undone: 'gray',
};
