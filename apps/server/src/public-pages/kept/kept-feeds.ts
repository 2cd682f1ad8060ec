import type { Clock } from '@dehesa/services/context';
import { pack, type Packed, packedBytes } from '../packed';

/** A feed as it was worked out, and how many pages what was asked for has. */
export interface FeedPage {
  body: string;
  pages: number;
}

interface KeptFeed {
  until: number;
  /** Of what it said last; 0 until it was worked out for the first time. */
  bytes: number;
  feed: Promise<FoundFeed>;
  /** What it said last. */
  last: FoundFeed | undefined;
}

type FoundFeed = Packed & { pages: number };

export interface KeptFeeds {
  /** The feed under a key, and for how many seconds it still holds. */
  get(key: string, work: () => Promise<FeedPage>): Promise<FoundFeed & { maxAge: number }>;
  /** Whether it is there, or being worked out: asking for it costs nothing. */
  holds(key: string): boolean;
  /** What it said last, however old, for when nothing newer can be had (B50). */
  last(key: string): FoundFeed | undefined;
}

/**
 * Keeps what feeds say for as long as their readers may keep it, under what was found, so that however many ask, it is
 * worked out once; whoever comes meanwhile waits for the same. Of `most`, or of `mostBytes`, the oldest gives way.
 */
export function keptFeeds(limits: { clock: Clock; seconds: number; most: number; mostBytes: number }): KeptFeeds {
  const { clock, seconds, most, mostBytes } = limits;
  const kept = new Map<string, KeptFeed>();
  let bytes = 0;

  const drop = (key: string, entry: KeptFeed | undefined) => {
    if (entry === undefined || kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  };
  const makeRoom = () => {
    for (const [key, oldest] of kept) {
      if (kept.size <= most && bytes <= mostBytes) return;
      drop(key, oldest);
    }
  };
  const alive = (key: string) => {
    const found = kept.get(key);
    return found !== undefined && found.until > clock.now().getTime() ? found : undefined;
  };

  function keep(key: string, work: () => Promise<FeedPage>): KeptFeed {
    const before = kept.get(key);
    const entry: KeptFeed = {
      until: clock.now().getTime() + seconds * 1000,
      bytes: before?.bytes ?? 0,
      feed: work().then(async ({ body, pages }) => ({ ...(await pack(body)), pages })),
      last: before?.last,
    };
    kept.delete(key);
    kept.set(key, entry);
    makeRoom();
    entry.feed.then(
      (feed) => {
        if (kept.get(key) !== entry) return;
        const size = packedBytes(feed);
        bytes += size - entry.bytes;
        Object.assign(entry, { bytes: size, last: feed });
        makeRoom();
      },
      () => {
        // What failed is tried again by the next one who asks.
        if (entry.last === undefined) drop(key, entry);
        else entry.until = 0;
      },
    );
    return entry;
  }

  return {
    async get(key, work) {
      const now = clock.now().getTime();
      const { until, feed } = alive(key) ?? keep(key, work);
      return { ...(await feed), maxAge: Math.ceil((until - now) / 1000) };
    },
    holds: (key) => alive(key) !== undefined,
    last: (key) => kept.get(key)?.last,
  };
}
