import type { ServiceContext } from '../../context';
import { beforeMails, queueJob } from '../../queue-job';

/** The queue's task that gives places which came free to the waiting list; its payload is a `Promotion`. */
export const promoteWaitingTask = 'promote-waiting';

/**
 * Queues it in the caller's transaction: it runs after the commit that frees the places (B19). A reservation that has
 * just been moved to the waiting list is left there (`exceptReservationId`): its own places are not offered back to it.
 */
export async function queuePromotion(
  tx: ServiceContext['db'],
  activityId: number,
  exceptReservationId: number | null = null,
): Promise<void> {
  await queueJob(tx, promoteWaitingTask, { activityId, exceptReservationId }, { priority: beforeMails });
}
