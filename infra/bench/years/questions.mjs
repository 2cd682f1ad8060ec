import { accountQuestions } from './account-questions.mjs';
import { activityQuestions } from './activity-questions.mjs';
import { finderQuestions } from './finder-questions.mjs';
import { countKnown } from './known-rows.mjs';
import { messageQuestions } from './message-questions.mjs';
import { recordQuestions } from './record-questions.mjs';
import { boardQuestions, reservationQuestions } from './reservation-questions.mjs';
import { tokens } from './sessions.mjs';
import { statisticsQuestions } from './statistics-questions.mjs';

/**
 * What the screens ask for, and what is right: what the answer says, counted apart, or a condition on it. Who is searched
 * for is the booker of the reservation in the middle.
 * @param {import('postgres').Sql} sql on a database that was filled
 * @param {object} one whom the questions are about
 */
export async function tenYearsQuestions(sql, one) {
  const known = await countKnown(sql, one);
  return [
    activityQuestions,
    boardQuestions,
    reservationQuestions,
    finderQuestions,
    messageQuestions,
    accountQuestions,
    statisticsQuestions,
    recordQuestions,
  ]
    .flatMap((questions) => questions(known))
    .map(([name, procedure, input, right, who = 'admin', method, atMost]) => ({
      name,
      procedure,
      input,
      right,
      token: tokens[who],
      method,
      atMost,
    }));
}
