import type { CreateActivityInput, SeriesScope } from '@dehesa/domain/activities';
import { useRef, useState } from 'react';
import { isRefusal } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import type { SavedMeanwhile } from './conflict/use-conflict';
import type { StoredActivity } from './form-values';

type Outcome =
  | { created: true }
  | { created: false; activity: StoredActivity; following: number }
  | { meanwhile: SavedMeanwhile };

/** Saves by the version that was read last; that somebody else saved meanwhile is an outcome, any other refusal is thrown. */
export function useSaveActivity(stored: StoredActivity | null) {
  const utils = trpc.useUtils();
  const create = trpc.activities.create.useMutation();
  const edit = trpc.activities.edit.useMutation();
  const [current, setShown] = useState(stored);
  /** The same, for what goes on after the render that began it. */
  const latest = useRef(stored);
  const [reading, setReading] = useState(false);

  function setCurrent(activity: StoredActivity) {
    latest.current = activity;
    setShown(activity);
  }

  /** The activity as it is now, with what was saved of it since it was read last. */
  async function readAnew(base: StoredActivity): Promise<SavedMeanwhile> {
    const [theirs, changes] = await Promise.all([
      utils.activities.read.fetch({ id: base.id }, { staleTime: 0 }),
      utils.activities.changes.fetch({ id: base.id, sinceVersion: base.version }, { staleTime: 0 }),
    ]);
    setCurrent(theirs);
    return { base, theirs, changes };
  }

  async function save(input: CreateActivityInput, scope: SeriesScope): Promise<Outcome> {
    const base = latest.current;
    try {
      if (base === null) {
        await create.mutateAsync(input);
        await utils.activities.invalidate();
        return { created: true };
      }
      // Galleries, video, related activities and guides of a stored one are changed by calls of their own.
      const { media: _media, relatedIds: _relatedIds, guideIds: _guideIds, ...fields } = input;
      const { following } = await edit.mutateAsync({ ...fields, id: base.id, version: base.version, scope });
      await Promise.all([utils.activities.list.invalidate(), utils.activities.series.invalidate()]);
      const activity = await utils.activities.read.fetch({ id: base.id }, { staleTime: 0 });
      setCurrent(activity);
      return { created: false, activity, following };
    } catch (error) {
      if (base === null || !isRefusal(error, 'activities.changedMeanwhile')) throw error;
      setReading(true);
      const meanwhile = await readAnew(base).catch(() => null);
      setReading(false);
      // Should that fail too, the refusal itself is what has to be told.
      if (meanwhile === null) throw error;
      return { meanwhile };
    }
  }

  return {
    save,
    saving: create.isPending || edit.isPending || reading,
    current,
    latest: () => latest.current,
    /** After a change that this screen made beside the form; null where it could not be read. */
    refresh: async () => (latest.current === null ? null : readAnew(latest.current).catch(() => null)),
  };
}
