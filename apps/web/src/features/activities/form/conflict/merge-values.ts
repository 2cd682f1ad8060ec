import { isSameValue } from '@dehesa/domain/activities';
import type { ActivityFormValues } from '../form-values';
import { changedFields, fieldValue, type FormField, withFields } from './form-fields';

/** What becomes of two savings of one activity that began from the same state. */
export interface MergedValues {
  /** Theirs, with what was typed here over it; where both changed a field, what was typed. */
  values: ActivityFormValues;
  /** Fields that only they changed. */
  takenOver: FormField[];
  /** Fields that were only changed here. */
  kept: FormField[];
  /** Fields that both changed, each to something else: somebody has to choose. */
  both: FormField[];
}

/** Merges what was typed (`mine`) with what was saved meanwhile (`theirs`), both of them begun from `base`, field by field. */
export function mergeValues(
  base: ActivityFormValues,
  mine: ActivityFormValues,
  theirs: ActivityFormValues,
): MergedValues {
  const typed = changedFields(base, mine);
  const saved = new Set(changedFields(base, theirs));
  const isSame = (field: FormField) => isSameValue(fieldValue(mine, field), fieldValue(theirs, field));
  return {
    values: withFields(theirs, mine, typed),
    takenOver: [...saved].filter((field) => !typed.includes(field)),
    kept: typed.filter((field) => !saved.has(field)),
    both: typed.filter((field) => saved.has(field) && !isSame(field)),
  };
}
