import { expireMove } from '@dehesa/services/reservations';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { serviceContext } from '../request-context';
import type { JobDeps } from './job-deps';

const Payload = z.object({ moveId: z.number().int() });

/** Gives back the places that were held on another date, unless its party has answered. */
export function expireMoveJob({ deps }: Pick<JobDeps, 'deps'>): Task {
  return async (payload) => {
    await expireMove(serviceContext(deps, null), Payload.parse(payload).moveId);
  };
}
