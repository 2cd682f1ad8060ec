import type { TerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { readWhatsappSigners, whatsappVerifyTokens } from '../configuration/index';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { receiveMessages } from './receive-messages';
import { receiveState } from './receive-state';
import { type NumberNotice, readNotice } from './webhook-notice';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What came in, in numbers: for the server's log, which names nobody. */
export interface WebhookReceipt {
  /** New messages; those that had come before do not count. */
  stored: number;
  states: number;
  /** Of numbers that are none of ours, or signed by another territory's app. */
  foreign: number;
  unreadable: number;
}

/** WhatsApp's handshake: the challenge comes back to who knows the installation's token; anybody else is 403 (B38). */
export function answerHandshake(
  ctx: Pick<ServiceContext, 'installation'>,
  { mode, token, challenge }: { mode: unknown; token: unknown; challenge: unknown },
): string {
  const known =
    typeof token === 'string' && whatsappVerifyTokens(ctx.installation).some((word) => sameSecret(token, word));
  if (mode !== 'subscribe' || !known || typeof challenge !== 'string') throw DomainError.of('access.forbidden');
  return challenge.slice(0, 500);
}

/**
 * Takes in what WhatsApp tells, all of it or nothing: messages that came in and what became of ours. Told again, or out
 * of order, it changes nothing. What no app of ours signed is `access.unauthenticated` (B38).
 */
export async function receiveWebhook(
  ctx: ServiceContext,
  body: Uint8Array,
  signature: string | undefined,
): Promise<WebhookReceipt> {
  const signed = await numbersSignedFor(ctx, body, signature ?? '');
  if (signed === null) throw DomainError.of('access.unauthenticated');
  const notices = readNotice(parseJson(body));
  const receipt = { stored: 0, states: 0, foreign: 0, unreadable: 0 };
  const ours: (NumberNotice & { territoryId: TerritoryId })[] = [];
  for (const notice of notices) {
    const territoryId = signed.get(notice.phoneNumberId);
    receipt.unreadable += notice.unreadable;
    if (territoryId === undefined) receipt.foreign += notice.messages.length + notice.states.length;
    else ours.push({ ...notice, territoryId });
  }
  if (ours.length === 0) return receipt;
  return inTransaction(ctx, async (tx) => {
    let [stored, states] = [0, 0];
    for (const { territoryId, messages, states: told } of ours) {
      stored += await receiveMessages(ctx, tx, territoryId, messages);
      for (const state of told) states += await receiveState(ctx, tx, territoryId, state);
    }
    return { ...receipt, stored, states };
  });
}

/** The numbers, and whose they are, of the accounts whose app signed these bytes; null where none did. */
async function numbersSignedFor(
  ctx: ServiceContext,
  body: Uint8Array,
  signature: string,
): Promise<ReadonlyMap<string, TerritoryId> | null> {
  const signing = (await readWhatsappSigners(ctx)).filter(({ appSecret }) => isSignedBy(appSecret, body, signature));
  if (signing.length === 0) return null;
  return new Map(signing.map(({ phoneNumberId, territoryId }) => [phoneNumberId, territoryId]));
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    throw DomainError.of('input.invalid', { path: '' });
  }
}

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Whether `X-Hub-Signature-256` is what the app with this secret signs these bytes with (B38). */
function isSignedBy(appSecret: string, body: Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', appSecret).update(body).digest('hex');
  return sameSecret(`sha256=${expected}`, signature.trim().toLowerCase());
}
