import type { Packed } from '../packed';

/** A page as it is sent. */
export interface PageDocument extends Packed {
  status: number;
}

interface Kept {
  begunAt: number;
  document: Promise<PageDocument>;
}

/**
 * As often as this in a row at once, and then once a second, which is the age of a page in any case: in a rush every
 * booking changes something, and every page of every activity would be drawn again for it.
 */
const forgetsInARow = 10;
const forgetEveryMs = 1_000;

/**
 * Pages that everybody sees alike, for the second in which they are true: however many ask, each is drawn once, and whoever
 * comes meanwhile waits for the same. What this process changes is forgotten at once; what others change shows a second later
 * (B60).
 */
export class KeptDocuments {
  readonly #kept = new Map<string, Kept>();
  readonly #limits: { ageMs: number; most: number };
  readonly #now: () => number;
  /** Forgets that are left, and since when they come back. */
  #left = forgetsInARow;
  #leftAt: number;
  #forgetting: NodeJS.Timeout | undefined;

  /** `ageMs` counts from when drawing began, when nothing was read yet; 0 keeps nothing. */
  constructor(limits: { ageMs: number; most: number }, now = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#leftAt = now();
  }

  get(key: string, draw: () => Promise<PageDocument>): Promise<PageDocument> {
    const now = this.#now();
    const found = this.#kept.get(key);
    if (found !== undefined && now - found.begunAt < this.#limits.ageMs) return found.document;
    const entry = { begunAt: now, document: draw() };
    if (this.#limits.ageMs === 0) return entry.document;
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#limits.most) break;
      this.#kept.delete(oldest);
    }
    // Only a page that is there is worth its memory, and what failed is tried again by the next who asks.
    const drop = () => this.#kept.get(key) === entry && this.#kept.delete(key);
    entry.document.then(({ status }) => status !== 200 && drop(), drop);
    return entry.document;
  }

  /** Something was changed: the next to ask gets what is drawn after that. */
  forget(): void {
    if (this.#forgetting !== undefined) return;
    this.#refill();
    if (this.#left >= 1) this.#forgetNow();
    else this.#forgetting = setTimeout(() => this.#forgetNow(), (1 - this.#left) * forgetEveryMs).unref();
  }

  #refill(): void {
    const now = this.#now();
    this.#left = Math.min(forgetsInARow, this.#left + (now - this.#leftAt) / forgetEveryMs);
    this.#leftAt = now;
  }

  #forgetNow(): void {
    this.#refill();
    this.#left -= 1;
    this.#forgetting = undefined;
    this.#kept.clear();
  }
}
