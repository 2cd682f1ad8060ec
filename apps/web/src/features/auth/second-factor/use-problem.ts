import { useState } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { PasskeyNotUsed } from './passkey';
import { useSecondFactorTexts } from './use-second-factor-texts';

export interface Problem {
  title: string;
  message: string;
}

/** What went wrong with a call or with an authenticator, in words. */
export function useProblem() {
  const texts = useSecondFactorTexts();
  const { language } = useLanguage();
  const [problem, setProblem] = useState<Problem>();

  function tell(error: unknown) {
    if (!(error instanceof PasskeyNotUsed)) setProblem(errorMessage(error, language));
    else setProblem(error.known ? texts.passkeyKnown : texts.passkeyFailed);
  }

  return { problem, tell, clear: () => setProblem(undefined) };
}
