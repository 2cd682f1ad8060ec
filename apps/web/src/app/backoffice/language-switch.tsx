import { languages } from '@dehesa/domain/languages';
import { VisuallyHidden } from '@mantine/core';
import { useLanguage, useTexts } from '../../lib/backoffice-language';

/** es or pt; the choice is kept for the next visit. */
export function LanguageSwitch() {
  const { language, choose } = useLanguage();
  const { shell } = useTexts();
  return (
    <div role="group" aria-label={shell.language} className="language-switch">
      {languages.map((value) => (
        <button key={value} type="button" lang={value} aria-pressed={value === language} onClick={() => choose(value)}>
          {value.toUpperCase()} <VisuallyHidden>{shell.languages[value]}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
