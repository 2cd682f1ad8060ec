import { createHash } from 'node:crypto';
import type { MapTile } from '@dehesa/domain/places';
import { Outgoing } from '../outgoing/outgoing';
import { type KeptTile, TileFolder } from './tile-folder';
import { fetchTile, tileType } from './tile-source';

export interface MapTilesOptions {
  /** Where they are kept. */
  folder: string;
  outgoing?: Outgoing;
  /** The address that the environment names: its host is allowed by that. */
  trusted?: string | null;
  now?: () => number;
  /** Told what keeps tiles from being kept; they are shown all the same. */
  onFault?: (error: unknown) => void;
  limits?: Partial<typeof tileLimits>;
}

export const tileLimits = {
  bytes: 512 * 1024 * 1024,
  /** Older ones are asked for anew, and shown where nobody answers. */
  ageMs: 30 * 24 * 3_600_000,
  fetches: 6,
  waiting: 60,
  fetchMs: 8_000,
  /** After as many failures one after the other the service is left alone for a while. */
  failures: 4,
  pauseMs: 30_000,
};

/** Places that a service has no map of, and how long that is believed. */
const mostAbsent = 5_000;
const absentMs = 24 * 3_600_000;

/** A picture, that there is no map of this place, or that the service cannot be asked now. */
export type ServedTile = { bytes: Buffer; type: string } | 'absent' | 'away';

/** Tiles of the one service that is configured, fetched by us and kept, so that no reader's address leaves (B63). */
export class MapTiles {
  readonly #folder: TileFolder;
  readonly #outgoing: Outgoing;
  readonly #trusted: { url: string; way: Outgoing } | undefined;
  readonly #now: () => number;
  readonly #onFault: (error: unknown) => void;
  readonly #limits: typeof tileLimits;
  readonly #asked = new Map<string, Promise<ServedTile>>();
  readonly #absent = new Map<string, number>();
  readonly #queue: (() => void)[] = [];
  #fetching = 0;
  #failures = 0;
  #pausedUntil = 0;

  constructor({ folder, outgoing = new Outgoing(), trusted, now = Date.now, onFault, limits }: MapTilesOptions) {
    this.#limits = { ...tileLimits, ...limits };
    this.#folder = new TileFolder(folder, this.#limits.bytes);
    this.#outgoing = outgoing;
    if (trusted) this.#trusted = { url: trusted, way: outgoing.trusting(new URL(trusted).hostname) };
    this.#now = now;
    this.#onFault = onFault ?? (() => undefined);
  }

  /** A tile of the service at `address`; asked for at the same time by several it is fetched once. */
  get(address: string, tile: MapTile): Promise<ServedTile> {
    const service = createHash('sha256').update(address).digest('hex').slice(0, 16);
    const name = `${service}-${tile.z}-${tile.x}-${tile.y}`;
    const before = this.#asked.get(name);
    if (before !== undefined) return before;
    const answer = this.#find(name, address, tile).finally(() => this.#asked.delete(name));
    this.#asked.set(name, answer);
    return answer;
  }

  async #find(name: string, address: string, tile: MapTile): Promise<ServedTile> {
    const kept = await this.#folder.read(name);
    if (kept !== undefined && this.#now() - kept.keptAt.getTime() < this.#limits.ageMs) return served(kept.bytes);
    const old = kept === undefined ? 'away' : served(kept.bytes);
    if (this.#now() < (this.#absent.get(name) ?? 0)) return kept === undefined ? 'absent' : old;
    const isFull = this.#fetching >= this.#limits.fetches && this.#queue.length >= this.#limits.waiting;
    if (isFull || this.#now() < this.#pausedUntil) return old;
    return this.#inTurn(() => this.#fetch(name, address, tile, kept));
  }

  async #inTurn(work: () => Promise<ServedTile>): Promise<ServedTile> {
    if (this.#fetching >= this.#limits.fetches) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#fetching += 1;
    try {
      return await work();
    } finally {
      // Whoever comes next takes the place over.
      const next = this.#queue.shift();
      if (next === undefined) this.#fetching -= 1;
      else next();
    }
  }

  async #fetch(name: string, address: string, tile: MapTile, kept: KeptTile | undefined): Promise<ServedTile> {
    const old = kept === undefined ? 'away' : served(kept.bytes);
    // It may have been given up while this one waited for its turn.
    if (this.#now() < this.#pausedUntil) return old;
    const way = address === this.#trusted?.url ? this.#trusted.way : this.#outgoing;
    const fetched = await fetchTile(way, address, tile, this.#limits.fetchMs);
    if (fetched === 'failed') {
      this.#failures += 1;
      if (this.#failures >= this.#limits.failures) this.#pausedUntil = this.#now() + this.#limits.pauseMs;
      return old;
    }
    this.#failures = 0;
    if (fetched === 'absent') {
      if (this.#absent.size >= mostAbsent) this.#absent.clear();
      this.#absent.set(name, this.#now() + absentMs);
      return kept === undefined ? 'absent' : old;
    }
    await this.#folder.write(name, fetched.bytes).catch(this.#onFault);
    return served(fetched.bytes);
  }
}

function served(bytes: Buffer): ServedTile {
  const type = tileType(bytes);
  return type === undefined ? 'absent' : { bytes, type };
}
