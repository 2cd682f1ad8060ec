/** Why a connection is not even tried: the address is not one to connect to, or what is said would be readable. */
export type OutgoingRefusal = 'notAllowed' | 'notEncrypted';

/** A connection that the installation does not allow. It tells nothing of what lies there. */
export class OutgoingRefused extends Error {
  override readonly name = 'OutgoingRefused';
  readonly code = 'EADDRNOTALLOWED';

  constructor(readonly reason: OutgoingRefusal) {
    super(reason === 'notAllowed' ? 'the address is not allowed' : 'the address must begin with https');
  }
}

/** The refusal behind an error, also where a library has wrapped it. */
export function outgoingRefusal(error: unknown): OutgoingRefusal | undefined {
  if (error instanceof OutgoingRefused) return error.reason;
  return error instanceof Error && error.cause !== undefined ? outgoingRefusal(error.cause) : undefined;
}
