import { Alert, Text } from '@mantine/core';

/** What stood in the way, next to what was tried. */
export function ProblemAlert({ title, message }: { title: string; message: string }) {
  return (
    <Alert color="clay" variant="light" role="alert" title={title}>
      <Text c="var(--dehesa-ink)">{message}</Text>
    </Alert>
  );
}
