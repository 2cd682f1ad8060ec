import { type StaffLanguage, staffLanguages } from '@dehesa/domain/language-codes';
import { VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';

/** es or pt; the choice is kept for the next visit. */
export function LanguageSwitch() {
  const { language, choose } = useLanguage();
  const { shell } = useTexts();
  const [loading, setLoading] = useState<StaffLanguage>();

  async function change(next: StaffLanguage) {
    setLoading(next);
    try {
      await choose(next);
    } catch {
      notifications.show({ id: 'language-failed', color: 'clay', ...shell.languageFailed });
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
          onClick={() => void change(value)}
        >
          {value.toUpperCase()} <VisuallyHidden>{shell.languages[value]}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
