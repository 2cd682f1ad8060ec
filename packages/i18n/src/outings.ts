import type { Language } from '@dehesa/domain/languages';
import * as en from './locales/en/outings';
import * as es from './locales/es/outings';
import * as pt from './locales/pt/outings';

export type OtherDateTexts = typeof es.otherDate;

const otherDateIn: Record<Language, OtherDateTexts> = { es: es.otherDate, pt: pt.otherDate, en: en.otherDate };

/** The texts of the page where visitors of a suspended outing take another date. */
export function otherDateTexts(language: Language): OtherDateTexts {
  return otherDateIn[language];
}

export type AttendanceQuestionTexts = typeof es.attendanceQuestion;

const attendanceQuestionIn: Record<Language, AttendanceQuestionTexts> = {
  es: es.attendanceQuestion,
  pt: pt.attendanceQuestion,
  en: en.attendanceQuestion,
};

/** The texts of the pages that reminders lead to. */
export function attendanceQuestionTexts(language: Language): AttendanceQuestionTexts {
  return attendanceQuestionIn[language];
}
