import { z } from 'zod';
import { plainText } from '../texts/plain-text';
import { asked, questionLimits } from './question-limits';

export const QuestionKind = z.enum(['text', 'choice', 'yesNo']);
export type QuestionKind = z.infer<typeof QuestionKind>;

/** Whom a question is asked: the party as a whole, or everybody in it. */
export const QuestionOf = z.enum(['party', 'person']);
export type QuestionOf = z.infer<typeof QuestionOf>;

/** In both languages of staff; without Portuguese words the Spanish ones stand for them. */
const wording = (max: number) => z.object({ es: plainText(max).trim().min(1), pt: plainText(max).trim().default('') });

export const ActivityQuestion = z
  .object({
    /** 128 random bits in hexadecimal: copies of the activity keep it. */
    id: z
      .string()
      .max(32)
      .regex(/^[\da-f]{32}$/),
    kind: QuestionKind,
    of: QuestionOf,
    required: z.boolean().default(false),
    /** For so many days after the outing its answers are kept. */
    days: z.number().int().min(1).max(questionLimits.days).default(questionLimits.standardDays),
    label: wording(questionLimits.label),
    /** Of a choice: an answer is the Spanish words of one of them. */
    options: z.array(wording(questionLimits.option)).max(questionLimits.options).default([]),
    /** Not asked any more; what was answered can still be read. */
    retired: z.boolean().default(false),
  })
  .refine(({ kind, options }) => kind !== 'choice' || new Set(options.map(({ es }) => es)).size >= 2, {
    path: ['options'],
  })
  .refine(({ options }) => new Set(options.map(({ es }) => es)).size === options.length, { path: ['options'] });
export type ActivityQuestion = z.infer<typeof ActivityQuestion>;

/** The questions that an activity is to ask, in their order; of those that it asked before `keepAnswered` takes care. */
export const ActivityQuestions = z
  .array(ActivityQuestion)
  .max(questionLimits.questions)
  .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length)
  .default([]);

/**
 * What is stored when `next` is saved over `stored`: a question that was asked and is left out is retired, not lost, and none
 * changes what kind of answer it has or whom it is asked; of those that are not asked any more the oldest give way.
 */
export function keepAnswered(
  stored: readonly ActivityQuestion[],
  next: readonly ActivityQuestion[],
): ActivityQuestion[] {
  const known = new Map(stored.map((question) => [question.id, question]));
  const live = asked(next).map((question) => {
    const before = known.get(question.id);
    if (before === undefined) return question;
    // What was a choice has something to choose from, whatever it was to become.
    const options = before.kind === 'choice' && question.kind !== 'choice' ? before.options : question.options;
    return { ...question, kind: before.kind, of: before.of, options };
  });
  const ids = new Set(live.map(({ id }) => id));
  const left = stored.filter(({ id }) => !ids.has(id));
  const retired = [...left.filter((question) => question.retired), ...asked(left)];
  return [...live, ...retired.slice(-(questionLimits.stored - live.length)).map((one) => ({ ...one, retired: true }))];
}
