import { type DomainFailure, failure } from '../errors';
import { exceedingFields } from '../field-kinds';
import { type StaffLanguage, staffLanguages } from '../languages';
import { activityDeclaration, activityTextFields, type ActivityTexts } from './fields';
import type { ActivityContent } from './schema';

/** What an activity cannot be saved without, in the order of the form (D8); a date because B7 needs one. */
export const requiredActivityFields = [
  'companyId',
  'territoryId',
  'categoryId',
  'date',
  'municipality',
  'title',
  'description',
] as const;
export type RequiredActivityField = (typeof requiredActivityFields)[number];

/** An activity as a form holds it: what has not been chosen yet is null or empty. */
export interface ActivityDraft {
  texts: { es: { title: string; description: string } };
  companyId: number | null;
  territoryId: number | null;
  categoryId: number | null;
  date: string | null;
  municipality: string;
}

/** The required fields that are empty; a description of markup alone counts as empty. */
export function missingActivityFields(draft: ActivityDraft): RequiredActivityField[] {
  const filled: Record<RequiredActivityField, boolean> = {
    companyId: draft.companyId !== null,
    territoryId: draft.territoryId !== null,
    categoryId: draft.categoryId !== null,
    date: draft.date !== null && draft.date !== '',
    municipality: draft.municipality.trim() !== '',
    title: draft.texts.es.title.trim() !== '',
    description: hasText(draft.texts.es.description),
  };
  return requiredActivityFields.filter((field) => !filled[field]);
}

/** Whether a registration range runs forwards; open ends always do. */
export function isRangeInOrder(opensOn: string | null, closesOn: string | null): boolean {
  return opensOn === null || closesOn === null || opensOn <= closesOn;
}

/** The first rule that an activity breaks on saving (D8), or null. */
export function checkActivity(input: ActivityContent): DomainFailure | null {
  if (missingActivityFields(input).length > 0) return failure('activities.incomplete');
  if (!isRangeInOrder(input.registrationOpensOn, input.registrationClosesOn)) {
    return failure('activities.datesOutOfOrder');
  }
  const [exceeding] = exceedingFields(activityDeclaration, input);
  if (exceeding !== undefined) return failure('input.invalid', { path: exceeding });
  return checkDescriptions(input.texts, activityTextFields.description.max);
}

/**
 * Refuses a description that cleaning (B45) made longer than one may be: stored, it would stand in the way of every later
 * edit.
 */
export function checkDescriptions(
  texts: Record<StaffLanguage, Pick<ActivityTexts, 'description'>>,
  max: number,
): DomainFailure | null {
  const language = staffLanguages.find((one) => texts[one].description.length > max);
  return language === undefined ? null : failure('activities.descriptionTooLong', { language, max });
}

/** Whether rich text says anything once its markup is gone. */
export function hasText(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|\u00a0/g, ' ').trim() !== '';
}
