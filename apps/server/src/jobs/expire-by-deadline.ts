import { expireMove, expireOffer } from '@dehesa/services/reservations';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { serviceContext } from '../requests/request-context';
import type { JobDeps } from './job-deps';

/** Ends an offer of the waiting list at its time, unless it was answered (B19). */
export function expireOfferJob({ deps }: Pick<JobDeps, 'deps'>): Task {
  return async (payload) => {
    await expireOffer(serviceContext(deps, null), z.object({ offerId: z.number().int() }).parse(payload).offerId);
  };
}

/** Gives back the places that were held on another date, unless its party has answered. */
export function expireMoveJob({ deps }: Pick<JobDeps, 'deps'>): Task {
  return async (payload) => {
    await expireMove(serviceContext(deps, null), z.object({ moveId: z.number().int() }).parse(payload).moveId);
  };
}
