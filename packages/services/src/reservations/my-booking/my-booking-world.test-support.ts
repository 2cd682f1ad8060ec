import { people, shifts } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import { eq } from 'drizzle-orm';
import { cancellationToken } from '../../keys/index';
import { createStaffWorld, type StaffChange, type StaffWorld } from '../staff/staff-world.test-support';
import { readMyBooking } from './read-my-booking';
import { removeCompanion } from './remove-companion';

/** For tests: reservations of the staff's world with the links that their bookers' mails carry. */
export async function createMyBookingWorld() {
  const world = await createStaffWorld();
  const visitor = () => world.as(null);

  async function linkOf(id: number): Promise<string> {
    const [booker] = await world.db.select().from(people).where(eq(people.reservationId, id)).orderBy(people.position);
    return cancellationToken(visitor().installation, { reservationId: id, address: booker?.email ?? '' });
  }

  /** The page of a link as it is now. */
  async function shownBy(token: string, language: Language = 'es') {
    const booking = await readMyBooking(visitor(), { token, language });
    if (booking === null) throw new Error('the link opens nothing');
    return booking;
  }

  return {
    world,
    visitor,
    shownBy,
    async booked(activityId: number, size = 1, change: StaffChange = {}) {
      const id = await world.reserve(activityId, size, change);
      const token = await linkOf(id);
      return { id, token, shown: () => shownBy(token) };
    },
    async shiftId(activityId: number, name: string) {
      const rows = await world.db.select().from(shifts).where(eq(shifts.activityId, activityId));
      return rows.find((row) => row.name === name)?.id ?? 0;
    },
    withShifts: (change: Parameters<StaffWorld['activity']>[0] = {}) =>
      world.activity({ shifts: ['09:30', '16:30'], capacity: 3, ...change }),
    /** Drops the companion in a slot, from the page as it is now. */
    async drop(token: string, slot = 1) {
      const { people: shown, version } = await shownBy(token);
      return removeCompanion(visitor(), { token, language: 'es', version, personId: shown[slot]?.id ?? 0 });
    },
  };
}
