import { notifications } from '@mantine/notifications';
import { useTexts } from '../../lib/backoffice-language';
import { LanguageChoice } from './language-choice';

/** The choice of a language on screens that tell in passing what went wrong. */
export function LanguageSwitch() {
  const { languageFailed } = useTexts().shell;
  return (
    <LanguageChoice onFailed={() => notifications.show({ id: 'language-failed', color: 'clay', ...languageFailed })} />
  );
}
