import type { BoardChange } from '@dehesa/domain/reservations';
import { EventWatch } from './event-watch';

/** What may be old now; `missed`: anything may be. */
export type ActivityChange = BoardChange | 'missed';

interface ActivityWatchOptions {
  activityId: number;
  onChange: (change: ActivityChange) => void;
  /** Whether changes are told as they happen, or only looked for from time to time. */
  onLive: (live: boolean) => void;
}

/** Watches the board of an activity. */
export class ActivityWatch extends EventWatch<BoardChange> {
  constructor({ activityId, onChange, onLive }: ActivityWatchOptions) {
    super({
      address: `/api/events?activity=${activityId}`,
      read: (data) => (data === 'reservations' || data === 'attendance' || data === 'places' ? data : undefined),
      onChange,
      onLive,
    });
  }
}
