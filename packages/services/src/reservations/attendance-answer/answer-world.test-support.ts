import { people } from '@dehesa/db/schema';
import type { AttendanceAnswer } from '@dehesa/domain/reservations';
import { eq, sql } from 'drizzle-orm';
import { createStaffWorld } from '../staff/staff-world.test-support';
import { answerAttendance } from './answer-attendance';
import { attendanceUrl } from '../party-links';
import { readAttendanceQuestion } from './read-attendance-question';

/** For tests: confirmed parties with the links of their reminders, and what staff and visitors do. */
export async function createAnswerWorld() {
  const world = await createStaffWorld();
  const visitor = () => world.as(null);
  const party = (id: number) =>
    world.db.select().from(people).where(eq(people.reservationId, id)).orderBy(people.position);

  async function tokenOf(id: number): Promise<string> {
    const [booker] = await party(id);
    const address = booker?.email ?? booker?.phone ?? '';
    const url = attendanceUrl(visitor().installation, { id, language: 'es', address });
    return /asistencia\/([^?]+)/.exec(url)?.[1] ?? '';
  }

  return {
    ...world,
    visitor,
    admin: () => world.as(world.actors.admin),
    party,
    tokenOf,
    /** Confirmed, with the link that its reminder carries. */
    async confirmed(activityId: number, size = 1, change = {}) {
      const id = await world.reserve(activityId, size, { status: 2, notify: false, ...change });
      return { id, token: await tokenOf(id) };
    },
    question: (token: string, language: 'es' | 'pt' = 'es') => readAttendanceQuestion(visitor(), { token, language }),
    come: (token: string) => answerAttendance(visitor(), { token, language: 'es', answer: 'coming' }),
    cancel: (token: string) => answerAttendance(visitor(), { token, language: 'es', answer: 'cancelled' }),
    /** Gives back the places of the companions in these slots, from the page as it is now. */
    async fewer(id: number, token: string, slots: readonly number[]): Promise<AttendanceAnswer & { answer: 'fewer' }> {
      const shown = await party(id);
      const personIds = slots.map((slot) => shown[slot]?.id ?? 0);
      const answer = { token, language: 'es' as const, answer: 'fewer' as const, personIds, party: shown.length };
      await answerAttendance(visitor(), answer);
      return answer;
    },
    async stored(id: number) {
      const [row] = await world.db.execute<{
        status: number;
        party_size: number;
        answer: string | null;
        released: number;
        for_date: string | null;
      }>(sql`select status, party_size, attendance_answer as answer, attendance_released as released,
        attendance_for_date::text as for_date from reservations where id = ${id}`);
      return row;
    },
  };
}
