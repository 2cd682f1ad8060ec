import { downloadPostalCodes, downloadPostalCodesTask } from '@dehesa/services/places';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { serviceContext } from '../../requests/request-context';
import type { JobDeps } from '../job-deps';

/**
 * The first of each quarter, in UTC. A server that was off then is asked again each day for a month: to catch up with a month by
 * itself, the queue would count its minutes at each start, for a tenth of a second.
 */
export const downloadPostalCodesCron = {
  task: downloadPostalCodesTask,
  match: '30 3 1-30 1,4,7,10 *',
  options: { backfillPeriod: 24 * 3_600_000, maxAttempts: 3 },
};

/** Without an id it is the quarter's turn: what cron adds to a payload says nothing here. */
const Payload = z.object({ id: z.number().int().optional() });

/** Fetches and imports postal codes (B62). What went wrong stands in the list of imports and in the log: it is not tried again. */
export function downloadPostalCodesJob({
  deps,
  logger,
  stopping,
}: Pick<JobDeps, 'deps' | 'logger' | 'stopping'>): Task {
  return async (payload, { abortSignal }) => {
    // Only where no address is named.
    if (deps.postalDownload === undefined) return;
    const { id } = Payload.parse(payload);
    const outcome = await downloadPostalCodes(serviceContext(deps, null), deps.postalDownload, {
      id,
      signal: AbortSignal.any([abortSignal, stopping]),
    });
    if (outcome === 'notWanted') return;
    if (outcome === 'interrupted') {
      logger.info('the fetch of postal codes ends with this process, and begins again with the next');
      return;
    }
    if ('report' in outcome) {
      const { rejected: _lines, ...counts } = outcome.report;
      logger.info({ id: outcome.id, ...counts }, 'postal codes were fetched and imported');
    } else {
      const { id: failedId, failed, cause } = outcome;
      logger[failed === 'fault' ? 'error' : 'warn'](
        { id: failedId, failed, ...(failed === 'fault' && { err: cause }) },
        'postal codes could not be fetched and stay as they are',
      );
    }
  };
}
