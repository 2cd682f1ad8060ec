import type { MailServerRefusal } from '@dehesa/domain/messages';
import { type DeliveryFailureKind, MailServerError } from '@dehesa/services/messages';
import { outgoingRefusal } from '../outgoing/outgoing-refused';

export interface SmtpTry {
  /** The whole message had been given to the connection, so its end may have reached the server. */
  handedOver: boolean;
  /** What must not stand in a text, as it is or encoded. */
  secrets: readonly string[];
}

/** What the mail library tells of a failure; all of it may be missing. */
interface Told {
  message: string;
  code: string;
  command: string;
  /** The server's answer, with its lines. */
  response: string;
  /** The same without addresses, which may have any word in them. */
  words: string;
  responseCode: number | undefined;
}

const repairable =
  /\brelay|rcpthosts|authenticat|not logged in|log ?in first|\bsmtp auth|starttls|must (?:use|issue) (?:tls|ssl)/i;

/** Whoever refuses a connection has answered at once. */
const silences = new Set(['ETIMEDOUT', 'EABORT', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Words of refusals that are not about who is at an address. */
const otherReason = new RegExp(
  [
    'polic|spam|junk|virus|malware|block|black|listed|\\brbl\\b|\\bdns|\\bptr\\b|reverse|\\bspf\\b|dkim|dmarc|reputation',
    'bann?ed|denied|denegad|prohibi|not allowed|not permitted|forbidden|authori[sz]|sender|remitente|remetente|https?:',
    'size|too (?:large|big|many|much)|quota|full|storage|exceed|limit|rate|suspend|disabled|inactive',
    'greylist|try again|\\blater|tempor',
  ].join('|'),
  'i',
);

/** A failed try in the words of the server, and what it means for the message (B35). */
export function smtpFailure(error: unknown, { handedOver, secrets }: SmtpTry): MailServerError {
  const told = tell(error);
  const words = without(wordsOf(told), secrets);
  const silent = told.responseCode === undefined && silences.has(told.code);
  return new MailServerError(words, kindOf(told, handedOver), undefined, refusalOf(error, told), silent);
}

/** Nothing but the greeting has been said: the address is not allowed, or encryption is asked for and not offered. */
function refusalOf(error: unknown, { code, command }: Told): MailServerRefusal | undefined {
  return outgoingRefusal(error) ?? (code === 'ETLS' || command === 'STARTTLS' ? 'notEncrypted' : undefined);
}

/** That envelope or message were refused is what the server's answer says itself. */
function wordsOf({ code, response, message }: Told): string {
  if (response !== '' && (code === 'EENVELOPE' || code === 'EMESSAGE')) return response;
  return `${code}: ${response || message}`;
}

function kindOf(told: Told, handedOver: boolean): DeliveryFailureKind {
  const { responseCode } = told;
  // Whatever the connection comes to after the message's end was written, nobody knows of it.
  if (responseCode === undefined || responseCode < 400) {
    if (handedOver) return 'noAnswer';
    return isOurs(told) ? 'refused' : 'notTaken';
  }
  // 503 tells that the session went wrong, not that the message is.
  if (responseCode < 500 || responseCode === 503 || !isOfMessage(told) || isRepairable(told)) return 'notTaken';
  return told.command === 'RCPT TO' && saysNobodyThere(told) ? 'addressRefused' : 'refused';
}

/** Without asking the server: an address that no server would take. */
function isOurs({ code, command }: Told): boolean {
  return code === 'EENVELOPE' && command === 'API';
}

/** Greeting, TLS and signing in are about the installation. */
function isOfMessage({ command }: Told): boolean {
  return command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA';
}

/** Who asks for a password, for TLS, or for leave to send abroad is satisfied by other settings. */
function isRepairable({ response, words, responseCode = 0 }: Told): boolean {
  if ([530, 534, 535, 538].includes(responseCode)) return true;
  if (/^5\.7\.(?:8|9|10|11|14|57|60)$/.test(enhancedCode(response) ?? '')) return true;
  return repairable.test(words);
}

/** 5.1.0–5.1.6 and 5.1.10; without such a code 550, 551 and 553, unless the words give another reason. */
function saysNobodyThere({ response, words, responseCode = 0 }: Told): boolean {
  const enhanced = enhancedCode(response);
  if (enhanced === '5.1.0') return !otherReason.test(words);
  if (enhanced !== undefined) return /^5\.1\.(?:[1-6]|10)$/.test(enhanced);
  return [550, 551, 553].includes(responseCode) && !otherReason.test(words);
}

/** `5.1.1` in `550 5.1.1 …`, `550-5.1.1 …` and `553 … (#5.1.1)`. */
function enhancedCode(response: string): string | undefined {
  return (/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? /\(?#(\d\.\d{1,3}\.\d{1,3})\)?/.exec(response))?.[1];
}

function tell(error: unknown): Told {
  const told: Partial<Record<string, unknown>> =
    error instanceof Error ? Object.fromEntries(Object.entries(error)) : {};
  const text = (name: string) => (typeof told[name] === 'string' ? told[name] : '');
  const response = text('response');
  return {
    message: error instanceof Error ? error.message : '',
    code: text('code') || 'ESEND',
    command: text('command'),
    response,
    words: response.replaceAll(/\S+@\S+/g, ''),
    responseCode: typeof told['responseCode'] === 'number' ? told['responseCode'] : undefined,
  };
}

/** Servers have been seen to quote what they did not understand: a password, also as it was encoded for signing in. */
function without(text: string, secrets: readonly string[]): string {
  const said = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, Buffer.from(secret).toString('base64')]);
  return said.reduce((rest, secret) => rest.replaceAll(secret, '••••'), text);
}
