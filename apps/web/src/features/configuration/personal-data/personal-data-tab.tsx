import { Stack } from '@mantine/core';
import { AuditLog } from './audit/audit-log';
import { PersonCard } from './person/person-card';
import { RetentionCard } from './retention/retention-card';

/** What the installation keeps of people, for how long, and who read it (B46). */
export function PersonalDataTab() {
  return (
    <Stack gap="lg">
      <RetentionCard />
      <PersonCard />
      <AuditLog />
    </Stack>
  );
}
