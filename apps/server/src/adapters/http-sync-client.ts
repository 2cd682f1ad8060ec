import type { SyncAnswer, SyncClient } from '@dehesa/services/context';

const defaultLimitMs = 15_000;

/** Posts JSON to the other body's server (B39). A redirect is not followed: the token goes nowhere else. */
export class HttpSyncClient implements SyncClient {
  readonly #limitMs: number;

  constructor({ limitMs = defaultLimitMs }: { limitMs?: number } = {}) {
    this.#limitMs = limitMs;
  }

  async send({ url, token }: { url: string; token: string | undefined }, content: unknown): Promise<SyncAnswer> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(content),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#limitMs),
      });
      // What it says beside its status is nothing that we need, however long it is.
      await response.body?.cancel();
      return { status: response.status };
    } catch (error) {
      return { failed: error instanceof Error && error.name === 'TimeoutError' ? 'timeLimit' : 'unreachable' };
    }
  }
}
