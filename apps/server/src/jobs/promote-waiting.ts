import { promoteWaiting } from '@dehesa/services/reservations';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { serviceContext } from '../requests/request-context';
import type { JobDeps } from './job-deps';

const Payload = z.object({
  activityId: z.number().int(),
  exceptReservationId: z.number().int().nullable().default(null),
});

/** Gives the places that came free in an activity to its waiting list (B19). */
export function promoteWaitingJob({ deps }: Pick<JobDeps, 'deps'>): Task {
  return async (payload) => {
    await promoteWaiting(serviceContext(deps, null), Payload.parse(payload));
  };
}
