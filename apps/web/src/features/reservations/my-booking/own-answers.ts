import type { GivenAnswer, MyBookingPerson } from '@dehesa/domain/reservations';
import { answerKey, type BookingDraft, givenAnswers } from '../booking/draft/booking-draft';

type Answers = BookingDraft['answers'];
type Party = readonly Pick<MyBookingPerson, 'id' | 'position'>[];

/** What `answers` call the answer of who is in this slot now: by the person, for somebody else may take the slot (B73). */
export function ownAnswerKey(people: Party, slot: number | null, question: string): string {
  return answerKey(people.find(({ position }) => position === slot)?.id ?? null, question);
}

/** Answers by person as fields and calls have them, by slot; those of who is not in the party any more are left out. */
export function answersBySlot(answers: Answers, people: Party): Answers {
  const slots = new Map(people.map(({ id, position }) => [id, position]));
  return Object.fromEntries(
    givenAnswers(answers).flatMap(({ question, person, value }: GivenAnswer) => {
      const slot = person === null ? null : slots.get(person);
      return slot === undefined ? [] : [[answerKey(slot, question), value]];
    }),
  );
}
