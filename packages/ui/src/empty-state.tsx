import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  message?: string;
  icon?: ReactNode;
  /** What to do about it, usually a button. */
  action?: ReactNode;
}

/** A list without rows: says so, and what to do next. */
export function EmptyState({ title, message, icon, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py="xl" px="md" ta="center">
      {icon}
      <Text fw={600} size="lg">
        {title}
      </Text>
      {message && (
        <Text c="dimmed" maw="46ch">
          {message}
        </Text>
      )}
      {action}
    </Stack>
  );
}
