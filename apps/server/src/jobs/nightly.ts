import { forgetExpired } from '@dehesa/services/configuration';
import { collectUnusedFiles } from '@dehesa/services/files';
import { reconcilePlaces } from '@dehesa/services/reservations';
import type { Task } from 'graphile-worker';
import { serviceContext } from '../request-context';
import type { JobDeps } from './tasks';

export const nightlyTask = 'nightly';

/** Every night, in UTC: when nobody books and before the first guide looks. */
export const nightlyCron = { task: nightlyTask, match: '15 3 * * *' };

/** Recounts the held places, reporting what differs (B4), forgets what has expired and collects unused uploads. */
export function nightlyJob({ deps, logger }: Pick<JobDeps, 'deps' | 'logger'>): Task {
  return async () => {
    const system = serviceContext(deps, null);
    const { places, people } = await reconcilePlaces(system);
    if (places.length > 0 || people.length > 0) logger.error({ places, people }, 'held places and reservations differ');
    logger.info(await forgetExpired(system), 'forgot what had expired');
    const collected = await collectUnusedFiles(system);
    logger.info(collected, 'collected unused files');
    if (collected.foreignStore) logger.warn('most stored files are not of this database: strays were left alone');
  };
}
