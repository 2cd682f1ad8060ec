import type { Packed } from '../packed';

/** A page as it is sent. */
export interface PageDocument extends Packed {
  status: number;
  /** What it was drawn of: the same would be drawn alike. */
  says: string;
}

/** Draws a page, or answers what was drawn `before` where that says the same. */
export type DrawPage = (before: PageDocument | undefined) => Promise<PageDocument>;

interface Kept {
  begunAt: number;
  document: Promise<PageDocument>;
  /** As soon as it is there. */
  drawn?: PageDocument;
  /** What takes its place as soon as it is drawn, or when it is too old. */
  next?: Kept | undefined;
}

/** The share of its time after which whoever asks has the next one drawn: so in a rush nobody waits for a page. */
const renewAfter = 0.75;

/**
 * As often as this in a row at once, and then once a second, which is the age of a page in any case: in a rush every
 * booking changes something, and every page of every activity would be drawn again for it.
 */
const forgetsInARow = 10;
const forgetEveryMs = 1_000;

/**
 * Pages that everybody sees alike, for the second in which they are true: however many ask, each is drawn once, and whoever
 * comes meanwhile waits for the same. One that is asked for shortly before its second is over is drawn anew behind it. What
 * this process changes is forgotten at once; what others change shows a second later (B60).
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

  get(key: string, draw: DrawPage): Promise<PageDocument> {
    const { ageMs } = this.#limits;
    if (ageMs === 0) return draw(undefined);
    const now = this.#now();
    const holds = (entry: Kept | undefined) => entry !== undefined && now - entry.begunAt < ageMs;
    const found = this.#kept.get(key);
    if (found !== undefined && holds(found)) {
      if (now - found.begunAt >= ageMs * renewAfter) this.#renew(key, found, draw);
      return found.document;
    }
    const next = found?.next !== undefined && holds(found.next) ? found.next : this.#begin(draw, found);
    return this.#keep(key, next).document;
  }

  /** Draws what comes after `found`, which is shown meanwhile; what fails is tried again by the next who asks. */
  #renew(key: string, found: Kept, draw: DrawPage): void {
    if (found.next !== undefined) return;
    const next = this.#begin(draw, found);
    found.next = next;
    next.document.then(
      () => this.#kept.get(key) === found && this.#keep(key, next),
      () => {
        found.next = undefined;
      },
    );
  }

  #begin(draw: DrawPage, before: Kept | undefined): Kept {
    const entry: Kept = { begunAt: this.#now(), document: draw(before?.drawn) };
    entry.document.then(
      (drawn) => {
        entry.drawn = drawn;
      },
      () => undefined,
    );
    return entry;
  }

  #keep(key: string, entry: Kept): Kept {
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#limits.most) break;
      this.#kept.delete(oldest);
    }
    // Only a page that is there is worth its memory, and what failed is tried again by the next who asks.
    const drop = () => this.#kept.get(key) === entry && this.#kept.delete(key);
    entry.document.then(({ status }) => status !== 200 && drop(), drop);
    return entry;
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
