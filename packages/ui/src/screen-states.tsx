import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface LoadingStateProps {
  /** What is being loaded, for people who do not see the wheel turn. */
  label: string;
}

export function LoadingState({ label }: LoadingStateProps) {
  return (
    <Center py="xl" role="status" aria-label={label}>
      <Loader aria-hidden />
    </Center>
  );
}

export interface ErrorStateProps {
  title: string;
  message?: string;
  /** Both are needed for the button. */
  retryLabel?: string;
  onRetry?: () => void;
}

/** What could not be loaded or done, announced to screen readers, with a way to try again. */
export function ErrorState({ title, message, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <Alert color="clay" variant="light" title={title} role="alert">
      <Stack gap="sm" align="flex-start">
        {message && (
          <Text c="var(--dehesa-ink)" style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
        )}
        {retryLabel && onRetry && (
          <Button variant="default" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

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
