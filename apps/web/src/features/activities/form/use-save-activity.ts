import type { CreateActivityInput, SeriesScope } from '@dehesa/domain/activities';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { domainFailure, errorMessage, isRefusal } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import type { SavedMeanwhile } from './conflict/use-conflict';
import { refusedField } from './form-problems';
import type { StoredActivity } from './form-values';

/** What stays beside the form after a refused save. */
export interface FormNotice {
  title: string;
  message: string;
  /** Somebody else saved meanwhile, and what it was could not be read: only reading anew helps. */
  stale: boolean;
}

type Outcome =
  | { created: true }
  | { created: false; activity: StoredActivity; following: number }
  | { meanwhile: SavedMeanwhile }
  | { notice: FormNotice; field: string | undefined };

/** Saves by the version that was read last; a refusal is an outcome, so that nothing typed is lost. */
export function useSaveActivity(stored: StoredActivity | null) {
  const { language } = useLanguage();
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

  function noticeOf(error: unknown): Outcome {
    const failed = domainFailure(error);
    const notice = { ...errorMessage(error, language), stale: isRefusal(error, 'activities.changedMeanwhile') };
    return { notice, field: failed && refusedField(failed) };
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
      if (base === null || !isRefusal(error, 'activities.changedMeanwhile')) return noticeOf(error);
      // Should that fail too, the refusal itself is what has to be told.
      return readMeanwhile(base).catch(() => noticeOf(error));
    }
  }

  async function readMeanwhile(base: StoredActivity): Promise<Outcome> {
    setReading(true);
    try {
      return { meanwhile: await readAnew(base) };
    } finally {
      setReading(false);
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
