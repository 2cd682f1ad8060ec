import type { InboxSignal } from '@dehesa/domain/inbox';

/** Tells who watches a territory's inbox that something of it is new, by whatever process. */
export interface InboxFeed {
  /** As `ActivityFeed.watch`: from the first `missed` on every change, after a `lost` from the next one on. */
  watchInbox: (territoryId: number, listener: (signal: InboxSignal) => void) => () => void;
}
