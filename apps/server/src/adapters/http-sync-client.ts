import type { SyncAnswer, SyncClient } from '@dehesa/services/context';
import { Outgoing } from './outgoing/outgoing';
import { outgoingRefusal } from './outgoing/outgoing-refused';

const defaultLimitMs = 15_000;

/** Posts JSON to the other body's server (B39). A redirect is not followed: the token goes nowhere else. */
export class HttpSyncClient implements SyncClient {
  readonly #limitMs: number;
  readonly #outgoing: Outgoing;

  constructor({ limitMs = defaultLimitMs, outgoing = new Outgoing() }: { limitMs?: number; outgoing?: Outgoing } = {}) {
    this.#limitMs = limitMs;
    this.#outgoing = outgoing;
  }

  async send({ url, token }: { url: string; token: string | undefined }, content: unknown): Promise<SyncAnswer> {
    try {
      const response = await this.#outgoing.fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(content),
        timeoutMs: this.#limitMs,
      });
      // What it says beside its status is nothing that we need, however long it is.
      await response.body?.cancel();
      return { status: response.status };
    } catch (error) {
      const refusal = outgoingRefusal(error);
      if (refusal !== undefined) return { failed: refusal };
      return { failed: error instanceof Error && error.name === 'TimeoutError' ? 'timeLimit' : 'unreachable' };
    }
  }
}
