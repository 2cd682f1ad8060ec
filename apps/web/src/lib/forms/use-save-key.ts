import { type RefObject, useEffect } from 'react';

/** Ctrl or ⌘ and S save the form of the button, where the cursor is in it or it is the only one, and nothing lies over it. */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      const save = button.current;
      const form = save?.form;
      if (!save || !form || !isMeant(form)) return;
      // The browser would keep the page as a file.
      event.preventDefault();
      if (!event.repeat && !save.disabled && !form.inert) form.requestSubmit(save);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [button]);
}

function isMeant(form: HTMLFormElement): boolean {
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  if (dialog !== null && !dialog.contains(form)) return false;
  return form.contains(document.activeElement) || document.querySelectorAll('[data-save-bar]').length === 1;
}
