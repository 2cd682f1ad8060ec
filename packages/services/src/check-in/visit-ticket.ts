import type { Installation } from '../context';
import { readSignedToken, signToken } from '../keys/index';

/** That somebody at a collaborator's checkpoint has seen a reservation's number. */
export interface VisitClaim {
  reservationId: number;
  collaboratorId: number;
}

/** What looking a visitor up gives and registering the visit asks for: ids alone can be guessed, this cannot. */
export function visitTicket(installation: Installation, { reservationId, collaboratorId }: VisitClaim): string {
  return signToken(installation, 'visit-ticket', `${reservationId}:${collaboratorId}`);
}

/** The claim of a ticket that this installation signed; `undefined` for anything else. */
export function readVisitTicket(installation: Installation, ticket: string): VisitClaim | undefined {
  const match = /^(\d{1,10}):(\d{1,10})$/.exec(readSignedToken(installation, 'visit-ticket', ticket) ?? '');
  return match ? { reservationId: Number(match[1]), collaboratorId: Number(match[2]) } : undefined;
}
