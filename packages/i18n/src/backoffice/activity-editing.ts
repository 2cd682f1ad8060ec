import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/activity-editing';
import * as pt from '../locales/pt/backoffice/activity-editing';
import type { FieldTexts } from '../text-shapes';

export type ActivityEditingTexts = Pick<typeof es, 'conflict' | 'media' | 'series'>;

/** Texts of editing an activity that come with its screen: no other one needs them. */
export const activityEditing: Record<StaffLanguage, ActivityEditingTexts> = {
  es: { conflict: es.conflict, media: es.media, series: es.series },
  pt: { conflict: pt.conflict, media: pt.media, series: pt.series },
};

/** What staff read beside the inputs that an activity's declaration is enough for, by the names of its fields. */
export const activityFieldTexts: Record<StaffLanguage, Record<keyof typeof es.fields, FieldTexts>> = {
  es: es.fields,
  pt: pt.fields,
};
