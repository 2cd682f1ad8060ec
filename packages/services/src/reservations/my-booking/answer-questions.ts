import { activities, people, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AnswerQuestionsInput, answersToStore, checkAnswers, type MyBooking } from '@dehesa/domain/reservations';
import { and, eq, sql } from 'drizzle-orm';
import { assertNotTooMany, audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { assertOpen } from './change-booking';
import { lockClaimed } from './claimed-reservation';
import { reloadMyBooking } from './read-my-booking';

const action = 'reservations.answerQuestions';
/** Each is a line of the audit log, and a link may be in the wrong hands. */
const aDay = 20;

/**
 * The holder of the link answers the activity's own questions, anew or for the first time, until the outing begins (B73).
 * What is left blank stays as it was. Refused where the party is another one than the page showed: an allergy does not pass
 * to who has come in somebody's place. The audit log keeps that it happened, never what was said.
 */
export async function answerQuestions(ctx: ServiceContext, raw: AnswerQuestionsInput): Promise<MyBooking> {
  const input = AnswerQuestionsInput.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockClaimed(ctx, tx, input.token);
    assertOpen(reservation);
    if (reservation.version !== input.version) throw DomainError.of('reservations.changedMeanwhile');
    const { id, activityId } = reservation;
    const [activity] = await tx
      .select({ questions: activities.questions })
      .from(activities)
      .where(eq(activities.id, activityId));
    const questions = activity?.questions ?? [];
    const given = { slots: reservation.people.map(({ position }) => position), answers: input.answers };
    const [wrong] = checkAnswers(questions, given, { partly: true });
    if (wrong !== undefined) throw DomainError.from(wrong.failure);
    const stored = answersToStore(questions, given);
    if (stored.size === 0) return;
    await assertNotTooMany(tx, { entity: 'reservation', entityId: id, actions: [action] }, { aDay });
    for (const [person, answers] of stored) {
      const added = JSON.stringify(answers);
      if (person === null) {
        const joined = sql`coalesce(${reservations.answers}, '{}') || ${added}::text::jsonb`;
        await tx.update(reservations).set({ answers: joined }).where(eq(reservations.id, id));
      } else {
        const joined = sql`coalesce(${people.answers}, '{}') || ${added}::text::jsonb`;
        const which = and(eq(people.reservationId, id), eq(people.position, person));
        await tx.update(people).set({ answers: joined }).where(which);
      }
    }
    await tx.update(reservations).set({ updatedAt: ctx.clock.now() }).where(eq(reservations.id, id));
    await audit(ctx, tx, { action, entity: 'reservation', entityId: id, details: { notify: false } });
  });
  return reloadMyBooking(ctx, input);
}
