import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { loadErrorTexts } from '../../../../lib/error-texts';
import { type Inputs, type Outputs, trpc } from '../../../../lib/trpc';

type Answer = Outputs['reservations']['changeMany'];
type Change = Omit<Inputs['reservations']['changeMany'], 'ids'>;

/** What has become of them so far. */
export interface ManyProgress extends Answer {
  /** Those that were not asked for yet. */
  left: readonly number[];
}

/** So many are asked for at once: few enough that the count moves. */
const step = 20;

/** The next ones of those that are left. */
export function nextStep(left: readonly number[]): { asked: readonly number[]; after: readonly number[] } {
  return { asked: left.slice(0, step), after: left.slice(step) };
}

/** Changes many reservations step by step; broken off, it goes on with what is left (B89). */
export function useChangeMany(
  ids: readonly number[],
  marks: { own: (ids: readonly number[]) => void; others: (ids: readonly number[]) => void },
) {
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const change = trpc.reservations.changeMany.useMutation();
  const [progress, setProgress] = useState<ManyProgress>({ changed: [], unchanged: [], refused: [], left: ids });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  /** All of it once it is done; undefined where it was broken off. */
  async function run(how: Change): Promise<ManyProgress | undefined> {
    let so = progress;
    setBusy(true);
    setError(undefined);
    try {
      await loadErrorTexts(language);
      while (so.left.length > 0) {
        const { asked, after } = nextStep(so.left);
        marks.own(asked);
        // oxlint-disable-next-line no-await-in-loop -- in order of arrival, and no faster than the server is
        const answer = await change.mutateAsync({ ...how, ids: [...asked] });
        marks.others([...answer.unchanged, ...answer.refused.map(({ id }) => id)]);
        so = {
          changed: [...so.changed, ...answer.changed],
          unchanged: [...so.unchanged, ...answer.unchanged],
          refused: [...so.refused, ...answer.refused],
          left: after,
        };
        setProgress(so);
      }
      return so;
    } catch (failed) {
      setError(failed);
      return undefined;
    } finally {
      await utils.reservations.invalidate();
      setBusy(false);
    }
  }

  return { progress, busy, error, run };
}
