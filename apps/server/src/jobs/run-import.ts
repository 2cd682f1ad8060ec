import { giveUp, runImport, runImportTask } from '@dehesa/services/imports';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { serviceContext } from '../requests/request-context';
import type { JobDeps } from './job-deps';

export { runImportTask };

const Payload = z.object({ id: z.number().int(), by: z.number().int().optional() });

/** The next step of an import (B106). A fault is tried again; after the last time the screen says that it came to nothing. */
export function runImportJob({ deps, logger }: Pick<JobDeps, 'deps' | 'logger'>): Task {
  return async (payload, { abortSignal, job }) => {
    const { id, by } = Payload.parse(payload);
    const system = serviceContext(deps, null);
    try {
      const step = await runImport(system, id, { signal: abortSignal, by });
      logger.info({ id, step }, 'a step of an import was done');
    } catch (error) {
      if (!abortSignal.aborted && job.attempts >= job.max_attempts) await giveUp(system, id, 'fault');
      throw error;
    }
  };
}
