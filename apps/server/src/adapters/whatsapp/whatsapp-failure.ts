import { DeliveryFailure } from '@dehesa/services/messages';
import type { WhatsappReply } from './whatsapp-request';

/** Too much at once for the application or the account: its other messages wait as well. */
const accountRates = new Set([4, 80_007, 130_429, 131_048]);

/** Faults that pass, and settings or accounts that somebody repairs meanwhile. */
const passing = new Set([
  ...accountRates,
  0,
  1,
  2,
  3,
  10,
  33,
  190,
  368,
  // Too many to this one recipient.
  131_056,
  131_000,
  131_005,
  131_016,
  131_031,
  131_037,
  131_042,
  131_045,
  131_057,
  133_000,
  133_004,
  133_005,
  133_006,
  133_010,
  133_015,
  133_016,
]);

/**
 * What a reply that is no success means for the message (B35). Conservative: only what the API documents as the
 * message's or the recipient's own fault is given up at once.
 */
export function whatsappFailure(reply: Exclude<WhatsappReply, { outcome: 'answered' }>): DeliveryFailure {
  if (reply.outcome === 'unreachable') return new DeliveryFailure(reply.text, 'notTaken');
  if (reply.outcome === 'noAnswer') return new DeliveryFailure(reply.text, 'noAnswer');
  const { error, retryAfter } = reply;
  return new DeliveryFailure(error.text, maySucceedLater(reply) ? 'notTaken' : 'refused', retryAfter);
}

function maySucceedLater({ status, error: { code, subcode } }: Extract<WhatsappReply, { outcome: 'error' }>): boolean {
  if (code !== undefined && passing.has(code)) return true;
  if (code !== undefined && code >= 200 && code <= 299) return true;
  // An id of the settings that does not exist, or that the token may not use.
  if (code === 100 && subcode === 33) return true;
  if (code !== undefined && code >= 130_000) return false;
  return status < 400 || status >= 500 || [401, 403, 404, 408, 429].includes(status);
}

/** Seconds that the whole account is left alone after a reply; 0 where only the one message is concerned. */
export function accountPause(reply: WhatsappReply): number {
  if (reply.outcome === 'noAnswer') return 30;
  if (reply.outcome !== 'error') return 0;
  const { status, error, retryAfter } = reply;
  const rated = error.code === undefined ? status === 429 : accountRates.has(error.code);
  return rated || (status === 503 && retryAfter !== undefined) ? (retryAfter ?? 30) : 0;
}
