import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/forms/activity-form';
import * as pt from '../../locales/pt/backoffice/forms/activity-form';

export type ActivityFormTexts = Pick<typeof es, 'activityLinks' | 'activityPlace'>;

/** Of the form of an activity alone: what it is a copy of and names, and where it takes place. */
export const activityFormTexts: Record<StaffLanguage, ActivityFormTexts> = { es, pt };
