import { type Schedule, shiftTimes } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { hoursText, shiftText } from '../messages/index';

/**
 * When a party comes, in words: the hours or its shift, both where the shift tells no time (B70), in territory 2 with the
 * Portuguese ones (B48).
 */
export function partyHours(
  schedule: Schedule & { shiftMinutes: number | null },
  shift: string | null,
  territoryId: number,
  language: Language,
): string {
  const hours = hoursText(schedule, territoryId, language);
  if (shift === null) return hours;
  return shiftTimes(shift, null) === null
    ? `${hours} · ${shift}`
    : shiftText(shift, { ...schedule, territoryId }, language);
}
