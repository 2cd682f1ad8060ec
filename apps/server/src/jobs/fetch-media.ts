import { storeMedia } from '@dehesa/services/inbox';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { serviceContext } from '../requests/request-context';
import type { JobDeps } from './job-deps';

const Payload = z.object({ id: z.number().int() });

/** Fetches what somebody sent by WhatsApp; the queue tries again, and after its last try the message says so (B38). */
export function fetchMediaJob({ deps, quiet, logger }: Pick<JobDeps, 'deps' | 'quiet' | 'logger'>): Task {
  return async (payload, { job, abortSignal }) => {
    const source = deps.whatsappMedia;
    // Only a server without the adapter: the demo of a test.
    if (source === undefined) return;
    await quiet.wait(abortSignal);
    const { id } = Payload.parse(payload);
    const lastTry = job.attempts >= job.max_attempts;
    const state = await storeMedia(serviceContext(deps, null), source, id, { lastTry });
    if (state !== 'stored') logger.info({ id, state }, 'a file of WhatsApp was not kept');
  };
}
