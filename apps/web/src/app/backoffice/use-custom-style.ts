import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Here it is edited: whatever it does elsewhere, it can be put right (B45). */
const editor = '/config-app';

/** Loads CSS of the installation's own after that of the product, on every screen but the one that edits it. */
export function useCustomStyle(address: string | null): void {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const wanted = pathname.startsWith(editor) ? null : address;
  useEffect(() => {
    if (wanted === null) return undefined;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = wanted;
    document.head.append(link);
    return () => link.remove();
  }, [wanted]);
}
