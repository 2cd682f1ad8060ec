import { lazy, Suspense } from 'react';
import type { Conflict } from './saved-meanwhile';

/** Seldom needed, and then beside a form that is there. */
const SavedMeanwhile = lazy(async () => ({ default: (await import('./saved-meanwhile')).SavedMeanwhile }));

/** Where a form tells that somebody else saved first; nothing while nobody did. */
export function ConflictBox({ conflict }: { conflict: Conflict | undefined }) {
  return (
    conflict !== undefined && (
      <Suspense fallback={null}>
        <SavedMeanwhile {...conflict} />
      </Suspense>
    )
  );
}
