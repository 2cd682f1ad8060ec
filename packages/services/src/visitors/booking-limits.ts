import type { BookingLimits, Installation } from '../context';

/**
 * A school, a hotel and the customers of a mobile carrier share an address, and so do those who book on the day that an
 * activity opens: twenty parties of four for one activity, and some work for the device before anybody is sent away.
 */
export const usualBookingLimits: BookingLimits = {
  perAddress: 60,
  perAddressAndActivity: 20,
  perActivity: 300,
  proofAfterAddress: 6,
  proofAfterActivity: 60,
  waitingFactor: 3,
};

/** Those of the installation, else the usual ones. */
export function bookingLimitsOf({ bookingLimits = usualBookingLimits }: Installation): BookingLimits {
  return bookingLimits;
}

/** Who asks writes a few times; each one is a mail to an address that nobody has proven yet. */
export const enquiryVisits: Omit<BookingLimits, 'waitingFactor'> = {
  perAddress: 20,
  perAddressAndActivity: 8,
  perActivity: 60,
  proofAfterAddress: 3,
  proofAfterActivity: 20,
};
