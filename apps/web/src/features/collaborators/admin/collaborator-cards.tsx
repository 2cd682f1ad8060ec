import { Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { AccessSwitch } from './access-switch';
import { CollaboratorActions } from './collaborator-actions';
import { CollaboratorContact } from './collaborator-contact';
import { CollaboratorLogo } from './collaborator-logo';
import { CollaboratorName } from './collaborator-name';
import { CollaboratorPlace } from './collaborator-place';
import type { CollaboratorRowsProps } from './collaborator-table';
import { useCollaboratorTexts } from './use-collaborator-texts';

/** The list on phones and tablets. */
export function CollaboratorCards({ rows, view, onViewChange, busy }: CollaboratorRowsProps) {
  const { list } = useCollaboratorTexts();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-busy={busy}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card h="100%" p="md">
            <Stack gap="xs" h="100%" justify="space-between">
              <Stack gap="xs">
                <Group gap="sm" wrap="nowrap" align="flex-start">
                  <CollaboratorLogo imageUrl={row.imageUrl} />
                  <CollaboratorName row={row} onShow={(show) => onViewChange({ ...view, show })} />
                </Group>
                <div>
                  <CollaboratorPlace row={row} />
                </div>
                <CollaboratorContact row={row} />
                <Text size="sm">
                  {list.bookings(row.totals.bookings)} · {list.visitors(row.totals.visitors)}
                </Text>
              </Stack>
              <Group justify="space-between" gap="xs">
                <AccessSwitch row={row} />
                <CollaboratorActions row={row} onEdit={(edit) => onViewChange({ ...view, edit })} />
              </Group>
            </Stack>
          </Card>
        </li>
      ))}
    </SimpleGrid>
  );
}
