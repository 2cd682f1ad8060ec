import { readingKinds } from '@dehesa/domain/reservations';
import { addressView, oneOf, typedText, typedWhole } from '../../../lib/addresses/address-view';
import type { Inputs } from '../../../lib/trpc';

/** What the address of an activity's readings says besides the activity; anything it cannot mean is left out. */
export const ReadingsView = addressView({
  tipo: oneOf(readingKinds),
  q: typedText(100),
  page: typedWhole(10_000),
});
export type ReadingsView = ReturnType<typeof ReadingsView.parse>;

export const readingsPerPage = 25;

/** The view as the server is asked for it. */
export function readingsInput(activityId: number, { tipo, q, page }: ReadingsView): Inputs['reservations']['readings'] {
  return { activityId, kind: tipo ?? null, search: q ?? '', pageIndex: (page ?? 1) - 1, pageSize: readingsPerPage };
}
