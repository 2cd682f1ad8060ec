import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/first-steps';
import * as pt from '../locales/pt/backoffice/first-steps';

/** Texts of what an installation still wants; they come with that part of the first screen. */
export const firstStepsTexts: Record<StaffLanguage, typeof es.firstSteps> = { es: es.firstSteps, pt: pt.firstSteps };
