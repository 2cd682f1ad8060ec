import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/guides';
import * as pt from '../locales/pt/backoffice/guides';

/** Texts of who guides (B87), which come with the screens that need them. */
export const guideTeam: Record<StaffLanguage, typeof es.guideTeam> = { es: es.guideTeam, pt: pt.guideTeam };

/** Texts of the calendar of activities (B88). */
export const activityCalendar: Record<StaffLanguage, typeof es.activityCalendar> = {
  es: es.activityCalendar,
  pt: pt.activityCalendar,
};
