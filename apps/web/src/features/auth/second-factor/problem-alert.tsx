import { Alert } from '@mantine/core';
import type { Problem } from './use-problem';

/** What was refused, above the fields that it is about. */
export function ProblemAlert({ problem }: { problem: Problem | undefined }) {
  return (
    <div role="alert">
      {problem && (
        <Alert role="group" color="clay" variant="light" title={problem.title}>
          {problem.message}
        </Alert>
      )}
    </div>
  );
}
