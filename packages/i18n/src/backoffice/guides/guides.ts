import type { StaffLanguage } from '@dehesa/domain/languages';
import * as calendarEs from '../../locales/es/backoffice/guides/calendar';
import * as teamEs from '../../locales/es/backoffice/guides/team';
import * as calendarPt from '../../locales/pt/backoffice/guides/calendar';
import * as teamPt from '../../locales/pt/backoffice/guides/team';

/** Texts of who guides (B87), which come with the screens that need them. */
export const guideTeam: Record<StaffLanguage, typeof teamEs.guideTeam> = { es: teamEs.guideTeam, pt: teamPt.guideTeam };

/** Texts of the calendar of activities (B88). */
export const activityCalendar: Record<StaffLanguage, typeof calendarEs.activityCalendar> = {
  es: calendarEs.activityCalendar,
  pt: calendarPt.activityCalendar,
};
