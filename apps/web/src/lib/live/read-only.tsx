import type { ReadOnly } from '@dehesa/server/public-page';
import { createContext, useContext } from 'react';

/** Since when the page is only to be read, and when it was drawn; nothing while the database answers (B50). */
export const ReadOnlyContext = createContext<ReadOnly | undefined>(undefined);

export function useReadOnly(): ReadOnly | undefined {
  return useContext(ReadOnlyContext);
}
