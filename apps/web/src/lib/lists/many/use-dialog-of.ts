import { useCallback, useRef, useState } from 'react';

/** A dialog about something, which stays until it has left the screen; then the focus is where it was opened. */
export function useDialogOf<About>() {
  const [about, setAbout] = useState<About>();
  const [opened, setOpened] = useState(false);
  const pressed = useRef<Element | null>(null);
  const open = useCallback((next: About) => {
    pressed.current = document.activeElement;
    setAbout(next);
    setOpened(true);
  }, []);
  return {
    about,
    opened,
    open,
    close: () => setOpened(false),
    /** `otherwise` has the focus where what was pressed is gone. */
    gone(otherwise: string) {
      setAbout(undefined);
      const button = pressed.current;
      if (button instanceof HTMLElement && button.isConnected && !button.matches(':disabled')) button.focus();
      else document.getElementById(otherwise)?.focus();
    },
  };
}
