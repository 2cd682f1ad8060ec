import type { Schedule } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { hoursText, shiftText } from '../messages/index';

/** When a party comes, in words: the hours or its shift, in territory 2 with the Portuguese ones (B48). */
export function partyHours(
  schedule: Schedule & { shiftMinutes: number | null },
  shift: string | null,
  territoryId: number,
  language: Language,
): string {
  return shift === null
    ? hoursText(schedule, territoryId, language)
    : shiftText(shift, { ...schedule, territoryId }, language);
}
