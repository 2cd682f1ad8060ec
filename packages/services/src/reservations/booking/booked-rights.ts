import type { Person } from '@dehesa/domain/reservations';
import { cancellationToken, correctionRight } from '../../keys/index';
import type { Installation } from '../../context';

/** What the answer to a booking lets who made it do. It is for the page that was sent from, and kept nowhere. */
export interface BookedRights {
  /** `{data}` of `/mi-reserva`: of the booker's telephone, so that it outlives a corrected address (B52). */
  link: string;
  /** To correct the address that was given, for a while (B79). */
  correction: string;
}

/** The rights of who made a booking, by what was given in it: sent again it is answered alike (B14). */
export function bookedRights(
  installation: Installation,
  { reservationId, booker, madeAt }: { reservationId: number; booker: Person | undefined; madeAt: Date },
): BookedRights {
  const phone = `${booker?.phonePrefix ?? ''}${booker?.phone ?? ''}`;
  return {
    link: cancellationToken(installation, { reservationId, address: phone }),
    correction: correctionRight(installation, { reservationId, address: booker?.email ?? '', madeAt }),
  };
}
