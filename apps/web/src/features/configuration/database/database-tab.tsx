import { Stack } from '@mantine/core';
import { SqlConsole } from './console/sql-console';
import { ExportCard } from './export-card';
import { ImportCard } from './import-card';
import { FaultLog } from './fault-log';
import { SyncCard } from './sync-card';

/** The tab "Base de datos" (U39): SQL console, log of faults, exports, the way to imports, synchronisation. */
export function DatabaseTab() {
  return (
    <Stack gap="lg">
      <SqlConsole />
      <FaultLog />
      <ExportCard />
      <ImportCard />
      <SyncCard />
    </Stack>
  );
}
