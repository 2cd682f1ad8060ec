import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@dehesa/domain/errors';
import { mapRegion } from '@dehesa/domain/places';
import type { BorderFetch, BorderSource, DrawnBorders } from '@dehesa/services/places';
import type { Response } from 'undici';
import { unlessAborted } from '../../unless-aborted';
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

/**
 * What came, in memory that threads read without a copy and that grows with it: to put together sixty megabytes at once, or
 * to copy them into a thread, would hold everybody up for a quarter of a second.
 */
class PagesInMemory {
  readonly #memory: SharedArrayBuffer;
  readonly #bytes: Uint8Array;
  #kept = 0;
  #end = 0;

  constructor(most: number) {
    this.#memory = new SharedArrayBuffer(0, { maxByteLength: most });
    this.#bytes = new Uint8Array(this.#memory);
  }

  /** What has come of a page that broke off is written over. */
  begin(): void {
    this.#end = this.#kept;
  }

  /** False where there is more than may come. */
  add(piece: Uint8Array): boolean {
    const end = this.#end + piece.byteLength;
    if (end > this.#memory.maxByteLength) return false;
    if (end > this.#memory.byteLength) this.#memory.grow(end);
    this.#bytes.set(piece, this.#end);
    this.#end = end;
    return true;
  }

  /** The page that has come since `begin`. */
  keep(): Uint8Array {
    const page = new Uint8Array(this.#memory, this.#kept, this.#end - this.#kept);
    this.#kept = this.#end;
    return page;
  }
}

/** A process that ends does not wait for a thread that reads or draws for seconds. */
const untilEnd = <T>(work: Promise<T>, signal: AbortSignal | undefined) =>
  signal === undefined ? work : unlessAborted(work, signal);

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
    const memory = new PagesInMemory(most);
    const pages: Uint8Array[] = [];
    let [found, announced] = [0, 0];
    for (let address: URL | null = this.#first; address !== null;) {
      if (pages.length >= mostPages) throw tooMuch();
      if (Date.now() > until) throw failed();
      const bytes = await this.#page(address, memory, signal);
      const page = await untilEnd(this.#reader.page(bytes), signal);
      pages.push(bytes);
      found += page.features;
      announced = page.announced ?? announced;
      await onProgress({ stage: 'fetching', found, announced });
      // An empty page that leads to another would lead on for ever.
      address = page.next === null || page.features === 0 ? null : this.#following(page.next, address);
    }
    await onProgress({ stage: 'drawing', found, announced });
    return untilEnd(this.#reader.draw(pages), signal);
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
  async #page(address: URL, memory: PagesInMemory, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const { pausesMs } = this.#limits;
    for (let tried = 0; ; tried += 1) {
      signal?.throwIfAborted();
      if (await this.#ask(address, memory, signal)) return memory.keep();
      const pause = pausesMs[tried];
      if (pause === undefined) throw failed();
      await sleep(pause, undefined, signal && { signal });
    }
  }

  /** False where another try may get it. */
  async #ask(address: URL, memory: PagesInMemory, signal: AbortSignal | undefined): Promise<boolean> {
    let response: Response;
    try {
      const headers = { accept: 'application/geo+json, application/json' };
      response = await this.#outgoing.fetch(address.href, { timeoutMs: this.#limits.pageMs, headers, signal });
    } catch {
      signal?.throwIfAborted();
      return false;
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      if (passing.has(response.status)) return false;
      throw failed();
    }
    memory.begin();
    try {
      for await (const piece of response.body ?? []) {
        signal?.throwIfAborted();
        if (!memory.add(piece)) throw tooMuch();
      }
    } catch (error) {
      if (error instanceof DomainError || signal?.aborted === true) throw error;
      return false;
    }
    return true;
  }
}
