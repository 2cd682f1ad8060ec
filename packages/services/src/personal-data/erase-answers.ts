import { activities, people, reservations } from '@dehesa/db/schema';
import { questionLimits } from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';

/**
 * Deletes the answers to activities' own questions whose time is over (B73): each question's after as many days as it says,
 * and a year after the outing whatever is left, of parties that came from another date. Answers the rows that lost some.
 */
export async function eraseDueAnswers(ctx: ServiceContext): Promise<{ reservations: number; people: number }> {
  const today = madridDate(ctx.clock.now());
  return inTransaction(ctx, async (tx) => {
    // Boards of outings that are over are open nowhere: nobody is told of these changes.
    // Raw: a setting is of no table; then keys are taken out of one table's objects by the list of another.
    await tx.execute(sql`select set_config('dehesa.quiet', 'on', true)`);
    const erase = async (table: typeof reservations | typeof people) => {
      const { count } = await tx.execute(sql`
        update ${table} answered set answers = case when due.everything then null
          else nullif(answered.answers - due.questions, '{}') end
        from (${dueQuestions(today)}) due
        where answered.activity_id = due.activity_id and answered.answers is not null
          and (due.everything or jsonb_exists_any(answered.answers, due.questions))`);
      return count;
    };
    const erased = { reservations: await erase(reservations), people: await erase(people) };
    if (erased.reservations + erased.people > 0)
      await audit(ctx, tx, {
        action: 'personalData.retention',
        entity: 'personalData',
        entityId: null,
        details: { answersOfReservations: erased.reservations, answersOfPeople: erased.people },
      });
    return erased;
  });
}

/** Of each activity that is over the questions whose answers are not kept any longer. */
function dueQuestions(today: string): SQL {
  return sql`
    select a.id as activity_id, a.date + ${questionLimits.days}::int < ${today}::date as everything,
      coalesce(array_agg(question->>'id') filter (where a.date + (question->>'days')::int < ${today}::date), '{}') as questions
    from ${activities} a left join lateral jsonb_array_elements(a.questions) question on true
    where a.date < ${today}::date
      and (exists (select from ${reservations} r where r.activity_id = a.id and r.answers is not null)
        or exists (select from ${people} p where p.activity_id = a.id and p.answers is not null))
    group by a.id`;
}
