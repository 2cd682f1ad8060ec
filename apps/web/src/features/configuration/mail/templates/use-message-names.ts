import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import type { TemplateRow } from './template-values';

type Named = Pick<TemplateRow, 'message' | 'subject' | 'language' | 'channel'>;

/** What templates are called: after their message, and by their subject where they have none. */
export function useMessageNames() {
  const { slugs } = useTexts().messages;
  const { templates, languages, channels } = useTextsOf(mailConfiguration);
  const nameOf = ({ message, subject }: Pick<Named, 'message' | 'subject'>) =>
    message === undefined ? subject : slugs[message];
  return {
    slugs,
    nameOf,
    /** With what tells it from the others of its message. */
    fullName: (row: Named) => templates.nameOf(nameOf(row), languages[row.language], channels[row.channel]),
  };
}
