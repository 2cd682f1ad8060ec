import { DomainError } from '@dehesa/domain/errors';
import type { ServiceContext } from '../../context';
import { together } from '../../batches/together';
import { type BookableActivity, readBookableActivities } from './bookable-activity';
import { type BookedBefore, readBookedBeforeEach, type Wish } from './booked-before';
import { type Booked, type KeyedBooking, readKeyedBookings } from './booking-key';
import { type CheckedBooking, storeAlone, storeTogether, toBeStoredAlone } from './store-bookings';

/** What bookings that come at the same time ask the database for together (decision 0069). */
export interface BookingDesk {
  /** `work`, or `service.busy` where as many bookings as can be answered soon are under way (B61). */
  letIn<T>(work: () => Promise<T>): Promise<T>;
  /** Read after it was asked for: whatever was committed before shows. */
  readActivity(id: number): Promise<BookableActivity | undefined>;
  /** What the people of a party have booked; likewise. */
  readBookedBefore(wish: Wish): Promise<BookedBefore>;
  /** What was booked under the key with this hash; likewise. */
  readKeyed(hash: string): Promise<KeyedBooking | undefined>;
  store(booking: CheckedBooking): Promise<Booked>;
}

/** One after the other: the longer one takes, the more come with the next. */
const goes = { atOnce: 1, most: 32 };

/** Under way at once: they are answered within about a second. */
const mostInside = 250;

const desks = new WeakMap<ServiceContext['db'], BookingDesk>();

/** The one desk of a process for a database. */
export function bookingDesk({ db }: Pick<ServiceContext, 'db'>): BookingDesk {
  const known = desks.get(db);
  if (known) return known;
  const stored = together(storeTogether, goes);
  let inside = 0;
  const desk: BookingDesk = {
    async letIn(work) {
      if (inside >= mostInside) throw DomainError.of('service.busy');
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
      }
    },
    readActivity: together(async (ids: readonly number[]) => {
      const found = await readBookableActivities(db, [...new Set(ids)]);
      return ids.map((id) => found.get(id));
    }, goes),
    readBookedBefore: together((wishes: readonly Wish[]) => readBookedBeforeEach(db, wishes), goes),
    readKeyed: together(async (hashes: readonly string[]) => {
      const found = await readKeyedBookings(db, [...new Set(hashes)]);
      return hashes.map((hash) => found.get(hash));
    }, goes),
    async store(booking) {
      const outcome = await stored(booking);
      return outcome === toBeStoredAlone ? storeAlone(booking) : outcome;
    },
  };
  desks.set(db, desk);
  return desk;
}
