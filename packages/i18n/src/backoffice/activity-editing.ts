import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/activity-editing';
import * as pt from '../locales/pt/backoffice/activity-editing';
import type { FieldTexts } from '../text-shapes';

const editing = ({ conflict, media, series }: Pick<typeof es, 'conflict' | 'media' | 'series'>) => ({
  conflict,
  media,
  series,
});

export type ActivityEditingTexts = ReturnType<typeof editing>;

/** Texts of editing an activity that come with its screen: no other one needs them. */
export const activityEditing: Record<StaffLanguage, ActivityEditingTexts> = { es: editing(es), pt: editing(pt) };

/** What staff read beside the inputs that an activity's declaration is enough for, by the names of its fields. */
export const activityFieldTexts: Record<StaffLanguage, Record<keyof typeof es.fields, FieldTexts>> = {
  es: es.fields,
  pt: pt.fields,
};
