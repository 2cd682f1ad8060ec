import { useLanguage, useTexts } from '../../../lib/page-texts';

/** Formats of documents and postal codes follow the language of the page (D13): say so before people fail. */
export function OtherLanguageHint() {
  const labels = useTexts().form;
  const other = useLanguage() === 'es' ? 'pt' : 'es';
  return (
    <p className="hint">
      {labels.otherLanguage}{' '}
      <a href={`?lang=${other}`} data-language={other}>
        {labels.switchLanguage}
      </a>
    </p>
  );
}
