import { failure } from '../../errors';
import { type ActivityQuestion, asked } from '../../activities/index';
import { holdsHiddenSigns, leadsToPage } from '../../texts/page-address';
import type { BookingInput } from '../schema';
import type { BookingIssue } from './booking-issue';
import type { GivenAnswer } from './given-answers';
import { isEmptySlot } from './party';

/** Answers by the id of their question: a text, `yes` or `no`, or the Spanish words of an option (B73). */
export type QuestionAnswers = Readonly<Record<string, string>>;

/** What checking an answer needs to know of its question. */
export type AskedQuestion = Pick<ActivityQuestion, 'id' | 'kind' | 'of' | 'required' | 'retired'> & {
  options: readonly { es: string }[];
};

/** Where a form puts an answer, and where a refusal of it leads: `answers.party.ID` or `answers.1.ID`. */
export function answerField(person: number | null, question: string): string {
  return `answers.${person ?? 'party'}.${question}`;
}

/** The answers that were given, and the slots of those who are in the party: 0 who books, 1 to 3 the companions. */
export interface Answered {
  slots: readonly number[];
  answers: readonly GivenAnswer[];
}

/** Of a booking as it is sent: a slot that nobody began is nobody. */
export function answeredIn({ companions, answers }: Pick<BookingInput, 'companions' | 'answers'>): Answered {
  return {
    slots: [0, ...companions.flatMap((companion, index) => (isEmptySlot(companion) ? [] : [index + 1]))],
    answers,
  };
}

/** Who is asked what, in the order of the questions. */
function places<Q extends AskedQuestion>(questions: readonly Q[], slots: readonly number[]) {
  return asked(questions).flatMap((question) =>
    (question.of === 'party' ? [null] : slots).map((person) => ({ question, person })),
  );
}

/**
 * What is wrong with the answers of a booking, in the order of the form (B73). What nobody asks any more is ignored; with
 * `partly` so is what was not answered.
 */
export function checkAnswers(
  questions: readonly AskedQuestion[],
  { slots, answers }: Answered,
  { partly = false } = {},
): BookingIssue[] {
  return places(questions, slots).flatMap(({ question, person }) => {
    const value = answerTo(answers, question.id, person);
    const field = answerField(person, question.id);
    if (value === '')
      return question.required && !partly ? [{ field, failure: failure('reservations.answerMissing', { field }) }] : [];
    if (!isAnswer(question, value)) return [{ field, failure: failure('reservations.answerInvalid', { field }) }];
    const isText = question.kind === 'text';
    if (isText && (leadsToPage(value) || holdsHiddenSigns(value.replace(/[\t\r\n]/g, ' '))))
      return [{ field, failure: failure('reservations.textRefused', { field }) }];
    return [];
  });
}

/** What of the answers is stored: with the party (null), and with everybody by slot. Blank ones and unknown ones are not. */
export function answersToStore(
  questions: readonly AskedQuestion[],
  { slots, answers }: Answered,
): ReadonlyMap<number | null, QuestionAnswers> {
  const stored = new Map<number | null, Record<string, string>>();
  for (const { question, person } of places(questions, slots)) {
    const value = answerTo(answers, question.id, person);
    if (value === '' || !isAnswer(question, value)) continue;
    stored.set(person, { ...stored.get(person), [question.id]: value });
  }
  return stored;
}

function answerTo(answers: readonly GivenAnswer[], question: string, person: number | null): string {
  return answers.find((answer) => answer.question === question && answer.person === person)?.value.trim() ?? '';
}

function isAnswer({ kind, options }: AskedQuestion, value: string): boolean {
  if (kind === 'yesNo') return value === 'yes' || value === 'no';
  return kind === 'text' || options.some(({ es }) => es === value);
}
