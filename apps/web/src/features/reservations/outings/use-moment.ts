import { locales } from '@dehesa/i18n/formats';
import { useLanguage } from '../../../lib/backoffice-language';

/** A moment on the clocks of Madrid, as staff read it. */
export function useMoment(): (at: Date) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  return (at) => format.format(at);
}
