import type { BoardSignal } from '@dehesa/domain/reservations';

export type FeedListener = (signal: BoardSignal) => void;

/** Tells who watches an activity that something of it was changed, by whatever process. */
export interface ActivityFeed {
  /**
   * Tells `listener` of every change from its first `missed` on; after a `lost`, from the next `missed` on. Answers how
   * to stop.
   */
  watch: (activityId: number, listener: FeedListener) => () => void;
  close: () => Promise<void>;
}
