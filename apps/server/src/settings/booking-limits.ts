import type { BookingLimits } from '@dehesa/services/context';
import { usualBookingLimits } from '@dehesa/services/visitors';

const names: Record<keyof BookingLimits, string> = {
  perAddress: 'BOOKINGS_PER_ADDRESS',
  perAddressAndActivity: 'BOOKINGS_PER_ADDRESS_AND_ACTIVITY',
  perActivity: 'BOOKINGS_PER_ACTIVITY',
  proofAfterAddress: 'PROOF_AFTER_ADDRESS',
  proofAfterActivity: 'PROOF_AFTER_ACTIVITY',
  waitingFactor: 'WAITING_LIST_FACTOR',
};

/** Each figure by a variable of its own, as `read` answers it; the usual one where nothing is said. */
export function readBookingLimits(read: (name: string, usual: number) => number): BookingLimits {
  const figure = (key: keyof BookingLimits) => read(names[key], usualBookingLimits[key]);
  return {
    perAddress: figure('perAddress'),
    perAddressAndActivity: figure('perAddressAndActivity'),
    perActivity: figure('perActivity'),
    proofAfterAddress: figure('proofAfterAddress'),
    proofAfterActivity: figure('proofAfterActivity'),
    waitingFactor: figure('waitingFactor'),
  };
}
