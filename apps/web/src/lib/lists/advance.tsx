import { Group, Progress, Stack, Text } from '@mantine/core';

/** How far something is, in words and as a bar. */
export function Advance({ label, fraction, detail }: { label: string; fraction: number; detail?: string }) {
  const percent = Math.round(fraction * 100);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="sm">
        <Text fw={600} role="status">
          {label}
        </Text>
        <Text fw={600}>{percent} %</Text>
      </Group>
      <Progress value={percent} size="lg" animated aria-label={label} />
      {detail !== undefined && (
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      )}
    </Stack>
  );
}
