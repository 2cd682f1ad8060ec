import { type StaffLanguage, staffLanguages } from '@dehesa/domain/language-codes';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { useIsLive } from '../../lib/live/live-button';

/** es or pt; the choice is kept for the next visit. Where its texts did not arrive nothing changes, and `onFailed` says so. */
export function LanguageChoice({ onFailed }: { onFailed: () => void }) {
  const { language, choose } = useLanguage();
  const { shell } = useTexts();
  const isLive = useIsLive();
  const [loading, setLoading] = useState<StaffLanguage>();

  async function change(next: StaffLanguage) {
    setLoading(next);
    try {
      await choose(next);
    } catch {
      onFailed();
    } finally {
      setLoading(undefined);
    }
  }

  return (
    <div role="group" aria-label={shell.language} className="language-switch">
      {staffLanguages.map((value) => (
        <button
          key={value}
          type="button"
          lang={value}
          aria-pressed={value === language}
          aria-busy={value === loading}
          disabled={!isLive}
          onClick={() => void change(value)}
        >
          {value.toUpperCase()} <VisuallyHidden>{shell.languages[value]}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
