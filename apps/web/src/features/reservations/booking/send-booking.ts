import type { BookingInput } from '@dehesa/domain/reservations';
import { domainFailure, publicClient, secondsToRepeat } from '../../../lib/public-client';
import { solveProof } from './proof/solve-proof';
import { sendUntilAnswered } from './send-until-answered';
import { challengeIn, withProof } from './send-with-proof';

export { domainFailure };

interface Sending {
  signal: AbortSignal;
  /** A try was not answered: another one follows. */
  onUnanswered: () => void;
  /** Whether the device does some work that the server asked for before it takes the booking. */
  onProving: (proving: boolean) => void;
}

/** Sends a booking until it is answered, with the work that it takes. Loaded when a visitor acts, never with the page. */
export function sendBooking(input: BookingInput, { signal, onUnanswered, onProving }: Sending) {
  const call = withProof((proof) => publicClient.public.book.mutate({ ...input, proof }, { signal }), {
    challengeOf: (error) => challengeIn(domainFailure(error)),
    solve: (challenge) => solveProof(challenge, signal),
    onProving,
  });
  return sendUntilAnswered(call, { signal, secondsToRepeat, onUnanswered });
}

/** Another address for what was just booked (B79). */
export function correctEmail(right: string, email: string) {
  return publicClient.public.myBooking.correctEmail.mutate({ right, email });
}

/** Where a party that was refused fits, as places are now (B14). */
export function findOtherPlaces({ activityId, companions, language, collaboratorId }: BookingInput) {
  return publicClient.public.otherPlaces.query({ activityId, people: companions.length + 1, language, collaboratorId });
}
