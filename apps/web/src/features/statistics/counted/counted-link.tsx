import type { ReactNode } from 'react';
import { LinkAnchor } from '../../../lib/addresses/links';
import { countedView, type CountedNumber } from './counted-view';

interface CountedLinkProps {
  /** Without, and where it is none, the words stand alone. */
  number: CountedNumber | undefined;
  count: number;
  children: ReactNode;
}

/** What a number counts, as the way to its reservations (B105). */
export function CountedLink({ number, count, children }: CountedLinkProps) {
  if (number === undefined || count === 0) return children;
  return (
    <LinkAnchor to="/dashboard/reservas" search={countedView(number)} inherit py={6}>
      {children}
    </LinkAnchor>
  );
}
