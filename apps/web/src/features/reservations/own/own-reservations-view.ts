import type { StaffLanguage } from '@dehesa/domain/languages';
import { addressView, oneOf, whole } from '../../../lib/addresses/address-view';
import type { Inputs } from '../../../lib/trpc';

/** What the address of a member's list says: the coming ones unless it asks for the past. */
export const OwnReservationsView = addressView({ time: oneOf(['past']), page: whole(1000) });
export type OwnReservationsView = ReturnType<typeof OwnReservationsView.parse>;

export const ownReservationsPerPage = 10;

/** The view as the server is asked for it. */
export function ownReservationsInput(
  { time, page }: OwnReservationsView,
  language: StaffLanguage,
): Inputs['reservations']['own'] {
  return { time: time ?? 'coming', language, pageIndex: (page ?? 1) - 1, pageSize: ownReservationsPerPage };
}
