import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * `over`: the form is about to leave the screen, as that of a dialog which closes; else it is one to go on with, from where a
 * function sets the focus.
 */
export type AfterSaving = 'over' | (() => void) | void;

export interface FormLock {
  /** Whether a save is under way, or the next screen is. */
  locked: boolean;
  /** For the form's element, or whatever holds its fields and buttons. */
  attributes: { inert: boolean; 'aria-busy': boolean };
  /**
   * Locks the form while `save` works, which waits for the next screen where it leads to one. A form that stays is as it was
   * then, with the focus where it was or where what `save` answers sets it; after `over` it stays locked until it goes.
   */
  hold: (save: () => Promise<AfterSaving>) => Promise<void>;
}

/**
 * Keeps a form from being used between pressing save and the answer, or the screen that follows it: what is typed or pressed
 * there in that moment would be lost.
 */
export function useFormLock(): FormLock {
  const [locked, setLocked] = useState(false);

  async function hold(save: () => Promise<AfterSaving>): Promise<void> {
    const before = document.activeElement;
    let after: AfterSaving = undefined;
    setLocked(true);
    try {
      after = await save();
    } finally {
      if (after !== 'over') {
        // At once, with what was refused: nothing inert takes the focus, and a frame later somebody may be typing again.
        flushSync(() => setLocked(false));
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
        after?.();
      }
    }
  }

  return { locked, attributes: { inert: locked, 'aria-busy': locked }, hold };
}
