import { useManySteps } from '../../../../lib/lists/many/use-many-steps';
import { type Inputs, type Outputs, trpc } from '../../../../lib/trpc';

type Change = Omit<Inputs['reservations']['changeMany'], 'ids'>;

/** One that stays as it was, and why. */
export type RefusedReservation = Outputs['reservations']['changeMany']['refused'][number];

/** Changes many reservations step by step, in order of arrival (B89). */
export function useChangeMany(
  ids: readonly number[],
  marks: { own: (ids: readonly number[]) => void; others: (ids: readonly number[]) => void },
) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.reservations.changeMany.useMutation();
  const steps = useManySteps<RefusedReservation>(ids, () => utils.reservations.invalidate());

  const changeAll = (how: Change) =>
    steps.run(async (asked) => {
      marks.own(asked);
      const answer = await mutateAsync({ ...how, ids: asked });
      marks.others([...answer.unchanged, ...answer.refused.map(({ id }) => id)]);
      return answer;
    });

  return { steps, changeAll };
}
