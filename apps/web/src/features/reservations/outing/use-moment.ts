import { useLanguage } from '../../../lib/backoffice-language';

/** A moment on the clocks of Madrid, as staff read it. */
export function useMoment(): (at: Date) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'es-ES', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  return (at) => format.format(at);
}
