import type { MailServerRefusal } from '@dehesa/domain/messages';

/**
 * Why a message was not taken by the far side:
 * - `notTaken`: surely not; it may be tried again
 * - `refused`: surely not, and never will be as it is
 * - `addressRefused`: the same, because there is nobody at that address: nothing more is sent to it
 * - `noAnswer`: it was handed over and nobody knows; the next try may be its second arrival
 */
export type DeliveryFailureKind = 'notTaken' | 'refused' | 'addressRefused' | 'noAnswer';

/** A far side that was not reached or did not take a message. Its text goes into the log: never a secret in it (B35). */
export class DeliveryFailure extends Error {
  override readonly name: string = 'DeliveryFailure';

  constructor(
    message: string,
    readonly kind: DeliveryFailureKind = 'notTaken',
    /** Seconds that the far side asks to be left alone. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Nothing was sent: the far side was silent a moment ago, or asked to be left alone. */
export class LeftAlone extends DeliveryFailure {
  override readonly name = 'LeftAlone';

  constructor(retryAfter: number) {
    super('the far side is left alone for a while', 'notTaken', retryAfter);
  }
}

/** A mail server that was not reached or did not take a message (B35). */
export class MailServerError extends DeliveryFailure {
  override readonly name = 'MailServerError';

  constructor(
    message: string,
    kind?: DeliveryFailureKind,
    retryAfter?: number,
    /** Where it was ours: nothing was said to the server. */
    readonly refusal?: MailServerRefusal,
    /** It said nothing for as long as it was waited for. */
    readonly silent = false,
  ) {
    super(message, kind, retryAfter);
  }
}
