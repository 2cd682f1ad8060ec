import { createHash } from 'node:crypto';
import type { Clock } from '@dehesa/services/context';

export interface Feed {
  body: string;
  tag: string;
}

interface KeptFeed {
  until: number;
  feed: Promise<Feed>;
}

/**
 * Keeps what feeds say for as long as their readers may keep it, under what was asked for, so that however many ask, it
 * is worked out once; whoever comes meanwhile waits for the same. Of `most` the oldest gives way.
 */
export function keptFeeds({ clock, seconds, most }: { clock: Clock; seconds: number; most: number }) {
  const kept = new Map<string, KeptFeed>();

  function keep(key: string, work: () => Promise<string>): KeptFeed {
    const entry = { until: clock.now().getTime() + seconds * 1000, feed: work().then(tagged) };
    // What failed is tried again by the next one who asks.
    entry.feed.catch(() => kept.get(key) === entry && kept.delete(key));
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return entry;
  }

  /** The feed, and for how many seconds it still holds. */
  return async (key: string, work: () => Promise<string>): Promise<Feed & { maxAge: number }> => {
    const now = clock.now().getTime();
    const found = kept.get(key);
    const { until, feed } = found !== undefined && found.until > now ? found : keep(key, work);
    return { ...(await feed), maxAge: Math.ceil((until - now) / 1000) };
  };
}

export function tagged(body: string): Feed {
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}
