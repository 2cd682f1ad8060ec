import type { ErrorText } from '@dehesa/i18n/errors';
import { Alert } from '@mantine/core';
import { useTexts } from '../../../../lib/backoffice-language';

interface ProblemAlertProps {
  problem: ErrorText | undefined;
  onClose: () => void;
}

/** Why a change of the media was refused, until it is put away or something else is tried. */
export function ProblemAlert({ problem, onClose }: ProblemAlertProps) {
  const { shell } = useTexts();
  return (
    problem && (
      <Alert
        color="clay"
        variant="light"
        role="alert"
        title={problem.title}
        withCloseButton
        closeButtonLabel={shell.close}
        onClose={onClose}
      >
        {problem.message}
      </Alert>
    )
  );
}
