/**
 * Does the same for each id, one after the other; one that fails keeps none of the others from it. Answers for how many it
 * was done (`work` says so), and throws what failed once all had their turn.
 */
export async function settleAll(ids: readonly number[], work: (id: number) => Promise<boolean>): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const id of ids) {
    try {
      if (await work(id)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${ids.length} failed`);
  return done;
}
