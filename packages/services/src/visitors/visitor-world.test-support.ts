import { DomainError } from '@dehesa/domain/errors';
import { BookingInput, type BookingProof, type ProofChallenge } from '@dehesa/domain/reservations';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { BookingLimits, ServiceContext } from '../context';
import { bookPlaces } from '../reservations/index';
import { createStaffWorld } from '../reservations/staff/staff-world.test-support';
import { usualBookingLimits } from './booking-limits';

/** For tests: visitors who book from an address of their own, with the usual limits unless told otherwise. */
export async function createVisitorWorld() {
  const world = await createStaffWorld();
  let now = new Date('2026-05-01T10:00:00Z');
  const as: typeof world.as = (actor) => ({ ...world.as(actor), clock: { now: () => now } });
  const from = (address: string, limits: Partial<BookingLimits> = {}): ServiceContext => {
    const ctx = as(null);
    const bookingLimits = { ...usualBookingLimits, ...limits };
    return { ...ctx, visit: { address }, installation: { ...ctx.installation, bookingLimits } };
  };
  const input = (activityId: number, change: Partial<BookingInput> = {}): BookingInput =>
    BookingInput.parse({
      activityId,
      booker: world.person(),
      photoConsent: true,
      privacyAccepted: true,
      ...change,
    });
  return {
    ...world,
    as,
    setNow: (at: string) => void (now = new Date(at)),
    from,
    input,
    bookInput: bookPlaces,
    book: (ctx: ServiceContext, activityId: number, change: Partial<BookingInput> = {}) =>
      bookPlaces(ctx, input(activityId, change)),
  };
}
export type VisitorWorld = Awaited<ReturnType<typeof createVisitorWorld>>;

/** The work that a refusal asks for. */
export async function challengeOf(booking: Promise<unknown>): Promise<ProofChallenge> {
  const error: unknown = await booking.then(
    () => new Error('it was not refused'),
    (refused: unknown) => refused,
  );
  if (error instanceof DomainError && error.failure.code === 'reservations.proofRequired')
    return error.failure.params.challenge;
  throw error;
}

export async function solved(challenge: ProofChallenge): Promise<BookingProof> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the work was not done');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
