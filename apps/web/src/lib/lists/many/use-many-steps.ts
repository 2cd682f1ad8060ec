import type { DomainFailure } from '@dehesa/domain/errors';
import { useState } from 'react';
import { useLanguage } from '../../backoffice-language';
import { loadErrorTextsInTime } from '../../error-texts';

/** One that stays as it was, and why. */
export interface RefusedOne {
  id: number;
  failure: DomainFailure;
}

/** What the server answers of those that it was asked to change. */
export interface ManyAnswer<Refused extends RefusedOne> {
  changed: readonly number[];
  unchanged: readonly number[];
  refused: readonly Refused[];
}

/** What has become of them so far. */
export interface ManyProgress<Refused extends RefusedOne> extends ManyAnswer<Refused> {
  /** Those that were not asked for yet. */
  left: readonly number[];
}

/** So many are asked for at once: few enough that the count moves. */
const step = 20;

/** The next ones of those that are left. */
export function nextStep(left: readonly number[]): { asked: readonly number[]; after: readonly number[] } {
  return { asked: left.slice(0, step), after: left.slice(step) };
}

/** What was known, with what the server has answered of the next ones. */
export function withAnswer<Refused extends RefusedOne>(
  before: ManyAnswer<Refused>,
  answer: ManyAnswer<Refused>,
  left: readonly number[],
): ManyProgress<Refused> {
  return {
    changed: [...before.changed, ...answer.changed],
    unchanged: [...before.unchanged, ...answer.unchanged],
    refused: [...before.refused, ...answer.refused],
    left,
  };
}

/** Changing many records step by step. */
export interface ManySteps<Refused extends RefusedOne> {
  progress: ManyProgress<Refused>;
  busy: boolean;
  error: unknown;
  /** All of it once it is done; undefined where it was broken off. */
  run: (change: (ids: number[]) => Promise<ManyAnswer<Refused>>) => Promise<ManyProgress<Refused> | undefined>;
}

/** Changes many records step by step; broken off, it goes on with what is left (B89, B96). */
export function useManySteps<Refused extends RefusedOne>(
  ids: readonly number[],
  afterwards: () => Promise<unknown>,
): ManySteps<Refused> {
  const { language } = useLanguage();
  const [progress, setProgress] = useState<ManyProgress<Refused>>({
    changed: [],
    unchanged: [],
    refused: [],
    left: ids,
  });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  return {
    progress,
    busy,
    error,
    async run(change) {
      let so = progress;
      setBusy(true);
      setError(undefined);
      try {
        await loadErrorTextsInTime(language);
        while (so.left.length > 0) {
          const { asked, after } = nextStep(so.left);
          // oxlint-disable-next-line no-await-in-loop -- in their order, and no faster than the server is
          so = withAnswer(so, await change([...asked]), after);
          setProgress(so);
        }
        return so;
      } catch (failed) {
        setError(failed);
        return undefined;
      } finally {
        await afterwards();
        setBusy(false);
      }
    },
  };
}
