import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { PasskeyNotUsed } from './passkey';

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

interface Problem {
  title: string;
  message: string;
}

/** What went wrong with a call or with an authenticator, in words. */
export function useProblem() {
  const texts = useTextsOf(secondFactor);
  const { language } = useLanguage();
  const [problem, setProblem] = useState<Problem>();

  function tell(error: unknown) {
    if (!(error instanceof PasskeyNotUsed)) setProblem(errorMessage(error, language));
    else setProblem(error.known ? texts.passkeyKnown : texts.passkeyFailed);
  }

  return { problem, tell, clear: () => setProblem(undefined) };
}
