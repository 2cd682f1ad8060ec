import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/activity-questions';
import * as pt from '../locales/pt/backoffice/activity-questions';

/** Texts of an activity's own questions and of their answers, which come with the screens that show them. */
export const activityQuestions: Record<StaffLanguage, typeof es.questions> = { es: es.questions, pt: pt.questions };
