import { activities, reservations } from '@dehesa/db/schema';
import { eq, sql } from 'drizzle-orm';

/** What a party answered, if it was for the day on which the outing is now. */
export interface GivenAnswer {
  answer: 'coming' | 'cancelled' | null;
  /** Places that its answers gave back. */
  released: number;
}

/** An answer that was given for another day counts no more: a moved outing asks anew. */
const inForce = eq(reservations.attendanceForDate, activities.date);
export const answerInForce = sql<GivenAnswer['answer']>`case when ${inForce} then ${reservations.attendanceAnswer} end`;
export const releasedInForce = sql<number>`case when ${inForce} then ${reservations.attendanceReleased} else 0 end`;
export const answeredInForce = sql`case when ${inForce} then ${reservations.attendanceAnsweredAt} end`.mapWith(
  reservations.attendanceAnsweredAt,
);
