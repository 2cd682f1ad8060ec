import { DomainError } from '@dehesa/domain/errors';
import { networkOf } from '@dehesa/services/visitors';

export interface SlotLimits {
  fromOneAddress: number;
  inAll: number;
}

/** What is held for long, counted by address (of IPv6 by a /64): beyond its limits nobody gets another, `request.tooMany`. */
export class HeldSlots {
  readonly #limits: SlotLimits;
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Takes one; answers how to give it back, once or more often. */
  take(address: string): () => void {
    const network = networkOf(address);
    const held = this.#held.get(network) ?? 0;
    if (held >= this.#limits.fromOneAddress || this.#all >= this.#limits.inAll)
      throw DomainError.of('request.tooMany', { retryAfterSeconds: 30 });
    this.#held.set(network, held + 1);
    this.#all += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#all -= 1;
      const left = (this.#held.get(network) ?? 1) - 1;
      if (left > 0) this.#held.set(network, left);
      else this.#held.delete(network);
    };
  }
}
