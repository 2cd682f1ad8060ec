import type { Language } from '@dehesa/domain/languages';
import { en } from '../locales/en/attendance-question';
import { es } from './es';
import { pt } from './pt';

/** The texts of the pages that reminders lead to, apart because no other page needs them. */
export type AttendanceQuestionTexts = typeof es;

const catalogue: Record<Language, AttendanceQuestionTexts> = { es, pt, en };

export function attendanceQuestionTexts(language: Language): AttendanceQuestionTexts {
  return catalogue[language];
}
