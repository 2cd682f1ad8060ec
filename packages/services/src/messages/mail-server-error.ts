import { DeliveryFailure } from './delivery-failure';

/** A mail server that was not reached or did not take a message (B35). */
export class MailServerError extends DeliveryFailure {
  override readonly name = 'MailServerError';
}
