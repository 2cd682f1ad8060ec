import { languageFacts, languages } from '@dehesa/domain/language-codes';
import { useLanguage, useTexts } from '../../../lib/page-texts';

/** The format of postal codes follows the language of the page (D13): say so before people fail. */
export function OtherLanguageHint() {
  const labels = useTexts().form;
  const { country } = languageFacts[useLanguage()];
  const other = languages.find((language) => languageFacts[language].country !== country);
  return (
    <p className="hint">
      {labels.otherLanguage}{' '}
      <a href={`?lang=${other}`} data-language={other}>
        {labels.switchLanguage}
      </a>
    </p>
  );
}
