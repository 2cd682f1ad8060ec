import { DomainError } from '@dehesa/domain/errors';
import { checkQuestion, QuestionInput } from '@dehesa/domain/inbox';
import type { ServiceContext } from '../../context';
import { takeEnquiry } from './take-enquiry';

/**
 * A visitor's question about an activity that may still be asked about: checked, counted, and stored in the inbox of its
 * territory once for each key, with a receipt by mail (B82). It holds no place.
 */
export async function askOrganiser(ctx: ServiceContext, raw: QuestionInput): Promise<void> {
  const input = QuestionInput.parse(raw);
  const [issue] = checkQuestion(input);
  if (issue) throw DomainError.from(issue.failure);
  await takeEnquiry(ctx, { kind: 'question', input, text: input.text.trim() });
}
