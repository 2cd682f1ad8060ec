import { forgetExpired } from '@dehesa/services/configuration';
import { collectUnusedFiles } from '@dehesa/services/files';
import { failLostMedia } from '@dehesa/services/inbox';
import { eraseDueAnswers, runRetention } from '@dehesa/services/personal-data';
import { reconcilePlaces } from '@dehesa/services/reservations';
import { reconcileStatistics } from '@dehesa/services/statistics';
import type { Task } from 'graphile-worker';
import { serviceContext } from '../requests/request-context';
import { reseal } from './reseal';
import type { JobDeps } from './job-deps';

export const nightlyTask = 'nightly';

/** Every night, in UTC: when nobody books and before the first guide looks. */
export const nightlyCron = { task: nightlyTask, match: '15 3 * * *' };

/**
 * Recounts the held places, reporting what differs (B4), and the statistics, forgets what has expired, erases what is
 * older than the configuration allows (B46), seals anew what a previous key holds and collects unused uploads.
 */
export function nightlyJob({ deps, logger }: Pick<JobDeps, 'deps' | 'logger'>): Task {
  return async (_payload, { abortSignal }) => {
    const system = serviceContext(deps, null);
    const { places, people } = await reconcilePlaces(system);
    if (places.length > 0 || people.length > 0) logger.error({ places, people }, 'held places and reservations differ');
    const differed = await reconcileStatistics(system, abortSignal);
    logger.info({ differed }, 'counted the statistics anew');
    // After an outage nobody may have looked for them yet: with their jobs they would wait for ever.
    await failLostMedia(system);
    logger.info(await forgetExpired(system), 'forgot what had expired');
    await reseal(system, logger, abortSignal);
    // A process that is ending leaves the rest to the next start: what is done is done.
    logger.info(await runRetention(system, { signal: abortSignal }), 'erased old personal data');
    logger.info(await eraseDueAnswers(system), 'erased answers whose time is over');
    abortSignal.throwIfAborted();
    const collected = await collectUnusedFiles(system);
    logger.info(collected, 'collected unused files');
    if (collected.foreignStore) logger.warn('most stored files are not of this database: strays were left alone');
  };
}
