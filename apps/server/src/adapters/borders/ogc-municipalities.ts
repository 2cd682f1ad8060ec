import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@dehesa/domain/errors';
import { mapRegion } from '@dehesa/domain/places';
import type { BorderFetch, BorderSource, DrawnBorders } from '@dehesa/services/places';
import type { Response } from 'undici';
import { Outgoing } from '../outgoing/outgoing';
import type { BorderReader } from './thread-border-reader';

export interface OgcMunicipalitiesOptions {
  /** The items of the collection: …/collections/municipios/items. */
  url: string;
  reader: BorderReader;
  outgoing?: Outgoing;
  limits?: Partial<typeof borderLimits>;
}

export const borderLimits = {
  /** Of all pages together. */
  bytes: 60 * 1024 * 1024,
  pages: 100,
  /** Municipalities on a page: their borders are long, and a page that breaks off is asked for anew. */
  pageSize: 10,
  /** For a page, and for all of them. */
  pageMs: 60_000,
  wholeMs: 15 * 60_000,
  /** Before a page is asked for the second and the third time. */
  pausesMs: [3_000, 15_000] as readonly number[],
};

const failed = () => DomainError.of('places.bordersFailed');
const tooMuch = () => DomainError.of('places.bordersTooMuch');
/** An answer that may be another one in a moment. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

/** Asks an OGC API – Features for the municipalities around our region, page by page (B109). */
export class OgcMunicipalities implements BorderSource {
  readonly #first: URL;
  readonly #reader: BorderReader;
  readonly #outgoing: Outgoing;
  readonly #limits: typeof borderLimits;

  constructor({ url, reader, outgoing = new Outgoing(), limits }: OgcMunicipalitiesOptions) {
    this.#limits = { ...borderLimits, ...limits };
    const { west, south, east, north } = mapRegion;
    this.#first = new URL(url);
    this.#first.search = new URLSearchParams({
      f: 'json',
      bbox: [west, south, east, north].join(','),
      limit: String(this.#limits.pageSize),
    }).toString();
    this.#reader = reader;
    this.#outgoing = outgoing.trusting(this.#first.hostname);
  }

  async fetch({ signal, onProgress }: BorderFetch): Promise<DrawnBorders> {
    const { pages: mostPages, bytes: most, wholeMs } = this.#limits;
    const until = Date.now() + wholeMs;
    const pages: Uint8Array[] = [];
    let [left, found, announced] = [most, 0, 0];
    for (let address: URL | null = this.#first; address !== null;) {
      if (pages.length >= mostPages) throw tooMuch();
      if (Date.now() > until) throw failed();
      const bytes = await this.#page(address, left, signal);
      const page = await this.#reader.page(bytes);
      pages.push(bytes);
      left -= bytes.byteLength;
      found += page.features;
      announced = page.announced ?? announced;
      await onProgress({ stage: 'fetching', found, announced });
      // An empty page that leads to another would lead on for ever.
      address = page.next === null || page.features === 0 ? null : this.#following(page.next, address);
    }
    await onProgress({ stage: 'drawing', found, announced });
    return this.#reader.draw(pages);
  }

  /** With the same host alone, and as the first one was reached: a service behind a proxy may not know how that is. */
  #following(next: string, from: URL): URL {
    if (!URL.canParse(next, from.href)) throw DomainError.of('places.bordersUnreadable');
    const { hostname, pathname, search } = new URL(next, from);
    if (hostname !== from.hostname) throw DomainError.of('places.bordersElsewhere');
    const address = new URL(this.#first);
    [address.pathname, address.search] = [pathname, search];
    if (address.href === from.href) throw DomainError.of('places.bordersUnreadable');
    return address;
  }

  /** A page whole, tried anew where the service stumbles. */
  async #page(address: URL, most: number, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const { pausesMs } = this.#limits;
    for (let tried = 0; ; tried += 1) {
      signal?.throwIfAborted();
      const page = await this.#ask(address, most, signal);
      if (page !== undefined) return page;
      const pause = pausesMs[tried];
      if (pause === undefined) throw failed();
      await sleep(pause, undefined, signal && { signal });
    }
  }

  /** Undefined where another try may get it. */
  async #ask(address: URL, most: number, signal: AbortSignal | undefined): Promise<Uint8Array | undefined> {
    let response: Response;
    try {
      const headers = { accept: 'application/geo+json, application/json' };
      response = await this.#outgoing.fetch(address.href, { timeoutMs: this.#limits.pageMs, headers });
    } catch {
      return undefined;
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      if (passing.has(response.status)) return undefined;
      throw failed();
    }
    const pieces: Uint8Array[] = [];
    let read = 0;
    try {
      for await (const piece of response.body ?? []) {
        signal?.throwIfAborted();
        read += piece.byteLength;
        if (read > most) throw tooMuch();
        pieces.push(piece);
      }
    } catch (error) {
      if (error instanceof DomainError || signal?.aborted === true) throw error;
      return undefined;
    }
    return Buffer.concat(pieces, read);
  }
}
