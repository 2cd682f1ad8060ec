import { formatRelative } from '@dehesa/i18n/formats';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';

const halfAMinute = 30_000;

/** What the time is, to half a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), halfAMinute, { autoInvoke: true });
  return now;
}

/** "hace 2 horas": how long ago something was, never ahead, however the clocks of server and browser differ. */
export function useTimeAgo(at: Date): string {
  const { language } = useLanguage();
  const now = useNow();
  return formatRelative(at, at > now ? at : now, language);
}
