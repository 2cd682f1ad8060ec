import { Territory } from '@dehesa/domain/access';
import { portugueseShift, type Schedule } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { mailTexts } from '@dehesa/i18n/mails';
import { hoursText } from '../messages/index';

/** When a party comes, in words: the hours or its shift, in territory 2 with the Portuguese ones (B48). */
export function partyHours(schedule: Schedule, shift: string | null, territoryId: number, language: Language): string {
  if (shift === null) return hoursText(schedule, territoryId, language);
  const portuguese = territoryId === Territory.tajo ? portugueseShift(shift, schedule.date) : null;
  return portuguese === null ? shift : mailTexts[language].bothHours(shift, portuguese);
}
