import type { MyBooking } from '@dehesa/domain/reservations';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { type FormEvent, useState } from 'react';
import { LiveButton } from '../../../lib/live/live-button';
import { useLanguage } from '../../../lib/page-texts';
import { PartyQuestions, PersonQuestions, QuestionsProvider } from '../booking/questions/activity-questions';
import { answerKey, type BookingDraft, givenAnswers } from '../booking/draft/booking-draft';
import { answersBySlot, ownAnswerKey } from './own-answers';
import { PartNotice } from './part-notice';
import type { MyBookingActions } from './use-my-booking';

/** The activity's own questions (B73): how many lack an answer, and a form to answer them anew. */
export function QuestionsCard({ booking, actions }: { booking: MyBooking; actions: MyBookingActions }) {
  const labels = myBookingTexts(useLanguage()).questions;
  /** By person, not by slot: what was typed of somebody must not pass to who comes in their place. */
  const [typed, setTyped] = useState<BookingDraft['answers']>({});
  const answers = answersBySlot(typed, booking.people);
  const working = actions.busy.includes('questions');
  const missing = missingAnswers(booking);
  const ofPeople = booking.questions.some((question) => question.of === 'person');
  // Nothing is required anew: what is left blank stays as it is.
  const questions = booking.questions.map((question) => ({ ...question, required: false }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const given = givenAnswers(answers);
    if (given.length === 0) return;
    // Only what was stored goes: after a refusal that shows the reservation anew, what was typed stays.
    await actions.act(
      'questions',
      async (calls, newer = booking.version) => {
        const answer = await calls.answerQuestions.mutate({
          ...actions.link,
          version: newer,
          answers: given,
        });
        setTyped({});
        return answer;
      },
      labels.saved,
    );
  };
  return (
    <section className="card" aria-labelledby="my-questions" aria-busy={working}>
      <h2 id="my-questions">{labels.title}</h2>
      <PartNotice part="questions" notice={actions.notice} />
      <p>{missing === 0 ? labels.all : labels.missing(missing)}</p>
      <p className="hint">{labels.text}</p>
      <details className="address">
        <summary>{labels.open}</summary>
        <p className="hint">{labels.replaces}</p>
        <form onSubmit={(event) => void send(event)} noValidate>
          <QuestionsProvider
            value={{
              questions,
              answers,
              onAnswer: (person, question, value) =>
                setTyped((before) => ({ ...before, [ownAnswerKey(booking.people, person, question)]: value })),
            }}
          >
            <PartyQuestions />
            {ofPeople &&
              booking.people.map(({ id, position, firstName, lastName }) => (
                <fieldset key={id} className="companion">
                  <legend>{`${firstName} ${lastName}`.trim()}</legend>
                  <PersonQuestions person={position} />
                </fieldset>
              ))}
          </QuestionsProvider>
          <LiveButton type="submit" className="button button-primary" aria-disabled={working}>
            {labels.send}
          </LiveButton>
        </form>
      </details>
    </section>
  );
}

/** Answers that nobody has given yet, of the party and of everybody in it. */
function missingAnswers({ questions, people, answered }: MyBooking): number {
  const given = new Set(answered.map(({ question, person }) => answerKey(person, question)));
  const wanted = questions.flatMap(({ id, of }) =>
    of === 'party' ? [answerKey(null, id)] : people.map(({ position }) => answerKey(position, id)),
  );
  return wanted.filter((key) => !given.has(key)).length;
}
