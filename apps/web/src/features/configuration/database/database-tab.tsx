import { Stack } from '@mantine/core';
import { SqlConsole } from './console/sql-console';
import { ExportCard } from './export-card';
import { FaultLog } from './fault-log';
import { SyncCard } from './sync-card';

/** The tab "Base de datos" (U39): SQL console, log of faults, exports, synchronisation. */
export function DatabaseTab() {
  return (
    <Stack gap="lg">
      <SqlConsole />
      <FaultLog />
      <ExportCard />
      <SyncCard />
    </Stack>
  );
}
