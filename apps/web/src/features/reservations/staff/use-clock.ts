import { madridDate } from '@dehesa/domain/madrid-time';
import { formatRelative } from '@dehesa/i18n/formats';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';

const halfAMinute = 30_000;

/** Asks again each half a minute; who then says the same is not drawn again. */
function eachHalfMinute(ask: () => void): () => void {
  const timer = setInterval(ask, halfAMinute);
  return () => clearInterval(timer);
}

/** The date in Madrid. */
export function useToday(): string {
  return useSyncExternalStore(eachHalfMinute, () => madridDate(new Date()));
}

/** "hace 2 horas": how long ago something was, never ahead, however the clocks of server and browser differ. */
export function useTimeAgo(at: Date): string {
  const { language } = useLanguage();
  return useSyncExternalStore(eachHalfMinute, () => {
    const now = new Date();
    return formatRelative(at, at > now ? at : now, language);
  });
}
