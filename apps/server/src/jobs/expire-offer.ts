import { expireOffer } from '@dehesa/services/reservations';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { serviceContext } from '../request-context';
import type { JobDeps } from './job-deps';

const Payload = z.object({ offerId: z.number().int() });

/** Ends an offer of the waiting list at its time, unless it was answered (B19). */
export function expireOfferJob({ deps }: Pick<JobDeps, 'deps'>): Task {
  return async (payload) => {
    await expireOffer(serviceContext(deps, null), Payload.parse(payload).offerId);
  };
}
