import type { ActivityInput } from '@dehesa/domain/activities';
import { useState } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { domainFailure, errorMessage, isRefusal } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { refusedField } from './form-problems';
import type { StoredActivity } from './form-values';

/** What stays beside the form after a refused save. */
export interface FormNotice {
  title: string;
  message: string;
  /** Somebody else saved meanwhile: only reading anew helps. */
  stale: boolean;
}

type Outcome =
  | { created: true }
  | { created: false; activity: StoredActivity }
  | { notice: FormNotice; field: string | undefined };

/** Saves by the version that was read last; a refusal is an outcome, so that nothing typed is lost. */
export function useSaveActivity(stored: StoredActivity | null) {
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const create = trpc.activities.create.useMutation();
  const edit = trpc.activities.edit.useMutation();
  const [current, setCurrent] = useState(stored);

  async function save(input: ActivityInput): Promise<Outcome> {
    try {
      if (current === null) {
        await create.mutateAsync(input);
        await utils.activities.invalidate();
        return { created: true };
      }
      await edit.mutateAsync({ ...input, id: current.id, version: current.version });
      await utils.activities.list.invalidate();
      const activity = await utils.activities.read.fetch({ id: current.id }, { staleTime: 0 });
      setCurrent(activity);
      return { created: false, activity };
    } catch (error) {
      const failed = domainFailure(error);
      const notice = { ...errorMessage(error, language), stale: isRefusal(error, 'activities.changedMeanwhile') };
      return { notice, field: failed && refusedField(failed) };
    }
  }

  return { save, saving: create.isPending || edit.isPending, current };
}
