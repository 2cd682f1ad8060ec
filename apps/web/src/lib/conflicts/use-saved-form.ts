import { useRef, useState } from 'react';
import { isRefusal } from '../error-message';
import { notSaved, useZodForm, type ZodForm, type ZodFormOptions } from '../forms/use-zod-form';
import { mergeValues } from './merge-values';
import type { Conflict, SavedChange } from './saved-meanwhile';

export interface SavedFormOptions<S, V extends object> extends Omit<ZodFormOptions<V>, 'initialValues' | 'save'> {
  /** As it was read for the form to begin with. */
  stored: S;
  /** What its fields hold of it. */
  valuesOf: (stored: S) => V;
  /** Names `base`, over which it is saved, so that nothing goes over what somebody saved since. */
  save: (values: V, base: S) => Promise<unknown>;
  /** As it is stored now. */
  read: () => Promise<S>;
  /** Who saved it since `base` was read, the newest first. */
  changes: (base: S) => Promise<readonly SavedChange[]>;
}

export interface SavedForm<S, V extends object> extends ZodForm<V> {
  conflict: Conflict | undefined;
  /** As it was read last. */
  base: () => S;
  /** Another one each time that the form begins anew, for fields that keep what they were drawn with. */
  round: number;
  /** Begins anew with what is stored now. */
  reload: () => Promise<void>;
}

/**
 * A form over what others may change too (B95). Once it is saved it shows what is stored. Where somebody saved the same
 * meanwhile, what was typed stays, what was left alone is as it is stored now, and `conflict` asks whose is to be stored.
 */
export function useSavedForm<S, V extends object>(options: SavedFormOptions<S, V>): SavedForm<S, V> {
  const { stored, valuesOf, save, read, changes, ...zodOptions } = options;
  /** As it was read last: what the form began with. */
  const base = useRef(stored);
  const [told, setTold] = useState<readonly SavedChange[]>();
  const [round, setRound] = useState(0);

  function begin(now: S) {
    base.current = now;
    setTold(undefined);
    setRound((before) => before + 1);
    zodForm.restart(valuesOf(now));
  }

  async function tellMeanwhile(mine: V) {
    const before = base.current;
    const [theirs, saved] = await Promise.all([read(), changes(before)]);
    begin(theirs);
    zodForm.form.setValues(mergeValues(valuesOf(before), valuesOf(theirs), mine));
    setTold(saved);
  }

  const zodForm = useZodForm<V>({
    ...zodOptions,
    initialValues: valuesOf(stored),
    save: async (values) => {
      try {
        await save(values, base.current);
      } catch (error) {
        if (!isMeanwhile(error)) throw error;
        await tellMeanwhile(values);
        return notSaved;
      }
      if (zodOptions.dialog === undefined) begin(await read());
    },
  });
  const conflict = told && {
    changes: told,
    onMine: () => void zodForm.send(),
    onTheirs: () => begin(base.current),
  };
  return { ...zodForm, conflict, round, base: () => base.current, reload: async () => begin(await read()) };
}

/** Somebody else saved first. */
export function isMeanwhile(error: unknown): boolean {
  return isRefusal(error, 'configuration.changedMeanwhile') || isRefusal(error, 'messages.changedMeanwhile');
}
