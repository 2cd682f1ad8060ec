import { lazy, Suspense } from 'react';
import type { SettingsConflictProps } from './settings-conflict';

/** Seldom needed, and then beside a form that is there. */
const SettingsConflict = lazy(async () => ({ default: (await import('./settings-conflict')).SettingsConflict }));

/** Where a form tells that somebody else saved first; nothing while nobody did. */
export function ConflictBox({ conflict }: { conflict: SettingsConflictProps | undefined }) {
  return (
    conflict !== undefined && (
      <Suspense fallback={null}>
        <SettingsConflict {...conflict} />
      </Suspense>
    )
  );
}
