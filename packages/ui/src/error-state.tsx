import { Alert, Button, Stack, Text } from '@mantine/core';

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
        {message && <Text c="var(--dehesa-ink)">{message}</Text>}
        {retryLabel && onRetry && (
          <Button variant="default" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
