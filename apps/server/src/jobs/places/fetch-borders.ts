import { fetchBorders, fetchBordersTask } from '@dehesa/services/places';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { serviceContext } from '../../requests/request-context';
import type { JobDeps } from '../job-deps';

/** The first of each quarter, in UTC, after the postal codes. A server that was off then is asked again each day for a month. */
export const fetchBordersCron = {
  task: fetchBordersTask,
  match: '0 4 1-30 1,4,7,10 *',
  options: { backfillPeriod: 24 * 3_600_000, maxAttempts: 3 },
};

/** Without an attempt it is the quarter's turn: what cron adds to a payload says nothing here. */
const Payload = z.object({ attempt: z.number().int().optional() });

/** Fetches borders of municipalities (B109). What went wrong stands on the screen and in the log: the job is not tried again. */
export function fetchBordersJob({ deps, logger, stopping }: Pick<JobDeps, 'deps' | 'logger' | 'stopping'>): Task {
  return async (payload, { abortSignal }) => {
    // Only where no address is named.
    if (deps.borderSource === undefined) return;
    const { attempt } = Payload.parse(payload);
    const signal = AbortSignal.any([abortSignal, stopping]);
    const outcome = await fetchBorders(serviceContext(deps, null), deps.borderSource, { attempt, signal });
    if (outcome === 'notWanted' || outcome === 'overtaken') return;
    if (outcome === 'interrupted') {
      logger.info('the fetch of borders of municipalities ends with this process, and begins again with the next');
      return;
    }
    if (!('failed' in outcome)) {
      logger.info(outcome, 'borders of municipalities were fetched');
      return;
    }
    const { failed, cause } = outcome;
    logger[failed === 'fault' ? 'error' : 'warn'](
      { failed, ...(failed === 'fault' && { err: cause }) },
      'borders of municipalities could not be fetched and stay as they are',
    );
  };
}
