import { useState } from 'react';
import { flushSync } from 'react-dom';

/** `over`: the form is about to leave the screen, as that of a dialog which closes; else it is one to go on with. */
export type AfterSaving = 'over' | void;

export interface FormLock {
  /** Whether a save is under way, or the next screen is. */
  locked: boolean;
  /** For the form's element, or whatever holds its fields and buttons. */
  attributes: { inert: boolean; 'aria-busy': boolean };
  /**
   * Locks the form while `save` works, which waits for the next screen where it leads to one. A form that stays is as it was
   * then, with the focus where it was; after `over` it stays locked until it goes.
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
    let over = false;
    setLocked(true);
    try {
      over = (await save()) === 'over';
    } finally {
      if (!over) {
        // At once: who tells what was refused sets the focus right afterwards, and nothing inert takes it.
        flushSync(() => setLocked(false));
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      }
    }
  }

  return { locked, attributes: { inert: locked, 'aria-busy': locked }, hold };
}
