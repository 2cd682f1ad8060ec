import type { ReactNode } from 'react';
import { QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';

export type StoredSettings = Outputs['config']['settings']['read'];

/** What a tab shows once the settings are there. */
export function WithSettings({ children }: { children: (settings: StoredSettings) => ReactNode }) {
  const settings = trpc.config.settings.read.useQuery();
  return <QueryView query={settings}>{children}</QueryView>;
}
