import { z } from 'zod';
import { questionLimits } from '../../activities/index';
import { plainText } from '../../texts/plain-text';
import { reservationLimits } from '../limits';

/** One answer as it is sent: `person` is the slot, 0 for the booker, or null for the party. */
export const GivenAnswer = z.object({
  question: plainText(32),
  person: z.number().int().min(0).max(reservationLimits.companions).nullable(),
  value: plainText(questionLimits.answer),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** At most one to each question that is asked, of everybody in the party. */
export const GivenAnswers = z
  .array(GivenAnswer)
  .max(questionLimits.questions * (reservationLimits.companions + 1))
  .default([]);
