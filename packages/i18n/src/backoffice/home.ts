import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/home';
import * as pt from '../locales/pt/backoffice/home';

/** Texts of what an installation still wants; they come with that part of the first screen. */
export const firstStepsTexts: Record<StaffLanguage, typeof es.firstSteps> = { es: es.firstSteps, pt: pt.firstSteps };

/** Texts of what comes next; they come with that part of the first screen. */
export const nextActivitiesTexts: Record<StaffLanguage, typeof es.nextActivities> = {
  es: es.nextActivities,
  pt: pt.nextActivities,
};
