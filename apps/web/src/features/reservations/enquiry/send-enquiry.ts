import type { GroupRequestInput, QuestionInput } from '@dehesa/domain/inbox';
import type { BookingProof } from '@dehesa/domain/reservations';
import { domainFailure, publicClient, secondsToRepeat } from '../../../lib/public-client';
import { solveProof } from '../booking/proof/solve-proof';
import { sendUntilAnswered } from '../booking/send-until-answered';
import { challengeIn, withProof } from '../booking/send-with-proof';

export { domainFailure };

/** An enquiry on its way. */
export interface Sending {
  call: (proof: BookingProof | null, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** A try was not answered: another one follows. */
  onUnanswered: () => void;
  /** Whether the device does some work that the server asked for. */
  onProving: (proving: boolean) => void;
}

/** Sends an enquiry until it is answered, with the work that it takes, as a booking is. */
export function sendEnquiry({ call, signal, onUnanswered, onProving }: Sending): Promise<void> {
  const proven = withProof((proof) => call(proof, signal), {
    challengeOf: (error) => challengeIn(domainFailure(error)),
    solve: (challenge) => solveProof(challenge, signal),
    onProving,
  });
  return sendUntilAnswered(proven, { signal, secondsToRepeat, onUnanswered });
}

/** Asks the organisers (B82). */
export function askOrganiser(input: QuestionInput): Sending['call'] {
  return (proof, signal) => publicClient.public.ask.mutate({ ...input, proof }, { signal });
}

/** Asks for the places of a group (B83). */
export function requestGroup(input: GroupRequestInput): Sending['call'] {
  return (proof, signal) => publicClient.public.requestGroup.mutate({ ...input, proof }, { signal });
}
