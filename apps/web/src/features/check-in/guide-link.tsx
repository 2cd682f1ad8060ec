import type { ReactNode } from 'react';
import { useGuide } from './guide-context';

/** A link between the guide's screens: they are one page, so that moving needs no connection. */
export function GuideLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const { go } = useGuide();
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
