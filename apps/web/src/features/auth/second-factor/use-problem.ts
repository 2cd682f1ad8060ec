import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { PasskeyNotUsed } from './passkey';
import type { Notice } from '../form-notice';

/** What went wrong with a call or with an authenticator, in words. */
export function useProblem() {
  const texts = useTextsOf(secondFactor);
  const { language } = useLanguage();
  const [problem, setProblem] = useState<Notice>();

  function tell(error: unknown) {
    if (!(error instanceof PasskeyNotUsed)) setProblem(errorMessage(error, language));
    else setProblem(error.known ? texts.passkeyKnown : texts.passkeyFailed);
  }

  return { problem, tell, clear: () => setProblem(undefined) };
}
