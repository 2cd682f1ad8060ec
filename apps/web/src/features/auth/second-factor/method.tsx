import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** One way to take the second step: what it is, what there is of it, and what can be done about it. */
export function Method({
  title,
  hint,
  actions,
  children,
}: {
  title: string;
  hint: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ flex: '1 1 16rem' }}>
          <Title order={3} size="h5">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        </div>
        <Group gap="xs">{actions}</Group>
      </Group>
      {children}
    </Stack>
  );
}

/** Things of one kind, each with its button. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label={label}>
      {children}
    </Stack>
  );
}

export function Row({ name, detail, action }: { name: ReactNode; detail: string; action: ReactNode }) {
  return (
    <Group component="li" justify="space-between" gap="sm">
      <div style={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      </div>
      {action}
    </Group>
  );
}
