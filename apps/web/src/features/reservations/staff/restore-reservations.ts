import type { trpc } from '../../../lib/trpc';

/** Takes cancellings back, in the order in which they were made (B100); what is refused does not keep the others from it. */
export async function restoreReservations(
  utils: ReturnType<typeof trpc.useUtils>,
  ids: readonly number[],
): Promise<void> {
  const refusals: unknown[] = [];
  for (const id of ids) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- who was first has the first claim to a place
      await utils.client.reservations.bin.restore.mutate({ id });
    } catch (error) {
      refusals.push(error);
    }
  }
  await utils.reservations.invalidate();
  if (refusals.length > 0) throw refusals[0];
}
