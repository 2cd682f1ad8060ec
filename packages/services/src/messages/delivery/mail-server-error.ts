import type { MailServerRefusal } from '@dehesa/domain/messages';
import { DeliveryFailure, type DeliveryFailureKind } from './delivery-failure';

/** A mail server that was not reached or did not take a message (B35). */
export class MailServerError extends DeliveryFailure {
  override readonly name = 'MailServerError';

  constructor(
    message: string,
    kind?: DeliveryFailureKind,
    retryAfter?: number,
    /** Where it was ours: nothing was said to the server. */
    readonly refusal?: MailServerRefusal,
  ) {
    super(message, kind, retryAfter);
  }
}
