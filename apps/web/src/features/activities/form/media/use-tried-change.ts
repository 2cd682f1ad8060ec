import type { ErrorText } from '@dehesa/i18n/errors';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import type { PendingWork } from './pending-work';

/** Changes of the media, one after the other: what was said of the last one, and why it was refused if it was. */
export function useTriedChange(work: PendingWork) {
  const { language } = useLanguage();
  const [problem, setProblem] = useState<ErrorText>();
  const [said, setSaid] = useState('');

  /** Whether it was made; the form waits for it. */
  async function tryTo(change: () => Promise<void>, done: string): Promise<boolean> {
    setProblem(undefined);
    const end = work.begin();
    try {
      await change();
      setSaid(done);
      return true;
    } catch (error) {
      setProblem(errorMessage(error, language));
      return false;
    } finally {
      end();
    }
  }

  return { problem, setProblem, said, setSaid, tryTo };
}
