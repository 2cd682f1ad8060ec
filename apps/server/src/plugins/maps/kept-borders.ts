import type { ServiceContext } from '@dehesa/services/context';
import { type BorderLines, bordersOnMaps, bordersVersion, readBorders } from '@dehesa/services/places';
import { pack, type Packed } from '../../public-pages/packed';

export interface ShownBorders {
  lines: BorderLines;
  packed: Packed;
}

/**
 * The fetched borders for who draws maps: read and compressed once, and asked after once in `ageMs`, as the pages are
 * (B60, B109).
 */
export class KeptBorders {
  readonly #ctx: ServiceContext;
  readonly #ageMs: number;
  #askedAt = -Infinity;
  #asked: Promise<ShownBorders> | undefined;
  #version: number | null | undefined;
  #last: ShownBorders | undefined;

  constructor(ctx: ServiceContext, ageMs: number) {
    this.#ctx = ctx;
    this.#ageMs = ageMs;
  }

  /** However many ask at once, the database is asked once. */
  get(): Promise<ShownBorders> {
    const now = performance.now();
    if (this.#asked !== undefined && now - this.#askedAt < this.#ageMs) return this.#asked;
    this.#askedAt = now;
    const asked = this.#read();
    this.#asked = asked;
    asked.catch(() => {
      if (this.#asked === asked) this.#asked = undefined;
    });
    return asked;
  }

  /** Those that were shown last, for when nobody can say whether there are newer ones (B50). */
  get last(): ShownBorders | undefined {
    return this.#last;
  }

  async #read(): Promise<ShownBorders> {
    const version = await bordersVersion(this.#ctx);
    if (this.#last !== undefined && version === this.#version) return this.#last;
    const found = await readBorders(this.#ctx);
    const lines = found?.lines ?? [];
    const shown = { lines, packed: await pack(JSON.stringify(bordersOnMaps(lines))) };
    this.#version = found?.version ?? null;
    this.#last = shown;
    return shown;
  }
}
