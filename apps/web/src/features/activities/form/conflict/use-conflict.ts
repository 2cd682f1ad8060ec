import type { Outputs } from '../../../../lib/trpc';
import { useState } from 'react';
import { type ActivityForm, type ActivityFormValues, type StoredActivity, valuesOf } from '../form-values';
import { type FormField, withFields } from './form-fields';
import { type MergedValues, mergeValues } from './merge-values';

export type ActivityChange = Outputs['activities']['changes'][number];

/** What somebody saved while this form was open, as it was read after a refused save. */
export interface SavedMeanwhile {
  base: StoredActivity;
  theirs: StoredActivity;
  changes: ActivityChange[];
}

export type Side = 'mine' | 'theirs';

export interface Conflict extends Pick<MergedValues, 'takenOver' | 'kept' | 'both'> {
  changes: ActivityChange[];
  /** What was typed and what is saved, of the fields that both changed. */
  values: Record<Side, ActivityFormValues>;
  chosen: Partial<Record<FormField, Side>>;
}

/** Brings what was saved meanwhile into the form and keeps what is still to be chosen. */
export function useConflict(form: ActivityForm) {
  const [conflict, setConflict] = useState<Conflict>();
  const [asked, setAsked] = useState(false);

  /** Merges; the form then differs from what is saved by what was typed. Answers what both changed. */
  function merge({ base, theirs, changes }: SavedMeanwhile): Conflict {
    const mine = form.getValues();
    const saved = valuesOf(theirs);
    const { values, ...fields } = mergeValues(valuesOf(base), mine, saved);
    form.setInitialValues(saved);
    form.setValues(values);
    form.resetDirty(saved);
    return { ...fields, changes, values: { mine, theirs: saved }, chosen: {} };
  }

  return {
    conflict,
    /** A save was refused: the panel tells what happened. */
    begin(meanwhile: SavedMeanwhile) {
      setAsked(false);
      setConflict(merge(meanwhile));
    },
    /** The person's own change by another button of this screen: told only where it met something typed. */
    adopt(meanwhile: SavedMeanwhile) {
      const merged = merge(meanwhile);
      if (merged.both.length > 0 || merged.changes.some((change) => !change.mine)) {
        setAsked(false);
        setConflict(merged);
      }
    },
    /** The form shows what was chosen at once; the value of the other side is kept and can be chosen again. */
    choose: (field: FormField, side: Side) => {
      if (conflict === undefined) return;
      const before = conflict.chosen[field];
      // What was typed on after the merge is theirs to come back to as well.
      const mine =
        before === 'theirs' ? conflict.values.mine : withFields(conflict.values.mine, form.getValues(), [field]);
      const values = { ...conflict.values, mine };
      form.setValues(withFields(form.getValues(), values[side], [field]));
      setConflict({ ...conflict, values, chosen: { ...conflict.chosen, [field]: side } });
    },
    /** Whether all is chosen; if not, the panel says so and the first field to choose for has the focus. */
    isResolved(): boolean {
      const open = conflict?.both.find((field) => conflict.chosen[field] === undefined);
      if (open === undefined) return true;
      setAsked(true);
      const choice = `[data-conflict="${open}"] input`;
      // Once the form, which saving locks, takes the focus again.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(choice)?.focus());
      return false;
    },
    /** Whether a save was tried before all was chosen. */
    asked,
    end: () => setConflict(undefined),
  };
}
