import { type ComponentProps, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is as the server drew it, and the scripts that make it work are on their way. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * A button of a server-drawn page that works by script: it cannot be pressed before, which would do nothing, or send the form
 * to its own address with all that was typed in it.
 */
export function LiveButton({ children, disabled = false, ...props }: ComponentProps<'button'>) {
  const isLive = useIsLive();
  return (
    <button {...props} disabled={disabled || !isLive}>
      {children}
    </button>
  );
}
