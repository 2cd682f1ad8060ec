import { Card, Group, Text, ThemeIcon } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';

export interface StatTileProps {
  icon: TablerIcon;
  label: string;
  value: string;
  detail: string;
}

/** One number of the home screen, with what it is made of. */
export function StatTile({ icon: Icon, label, value, detail }: StatTileProps) {
  return (
    <Card component="section" aria-label={label}>
      <Group gap="md" wrap="nowrap" align="flex-start">
        <ThemeIcon size={52} radius="lg" variant="light" color="holm">
          <Icon size={28} stroke={1.6} aria-hidden />
        </ThemeIcon>
        <div>
          <Text c="dimmed">{label}</Text>
          <Text fz={32} fw={700} lh={1.2}>
            {value}
          </Text>
          <Text size="sm">{detail}</Text>
        </div>
      </Group>
    </Card>
  );
}
