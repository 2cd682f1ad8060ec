import { DomainError } from '@dehesa/domain/errors';
import { checkQuestion, QuestionInput } from '@dehesa/domain/inbox';
import type { ServiceContext } from '../../context';
import { isPossiblePhone } from '../../reservations/index';
import { countEnquiry } from '../../visitors/index';
import { findStored, keyOf } from './enquiry-key';
import { assertAsked } from './asked-activity';
import { storeEnquiry } from './store-enquiry';

/**
 * A visitor's question about an activity that may still be asked about: checked, counted, and stored in the inbox of its
 * territory once for each key, with a receipt by mail (B82). It holds no place.
 */
export async function askOrganiser(ctx: ServiceContext, raw: QuestionInput): Promise<void> {
  const { proof, ...input } = QuestionInput.parse(raw);
  const [issue] = checkQuestion(input);
  if (issue) throw DomainError.from(issue.failure);
  if (input.phone.trim() !== '' && !isPossiblePhone(input)) throw DomainError.of('reservations.phoneInvalid');
  const key = keyOf(input);
  // Sent again it is answered alike, also where nobody may ask any more.
  if (await findStored(ctx, key)) return;
  const activity = await assertAsked(ctx, input.activityId);
  await countEnquiry(ctx, activity.id, proof);
  await storeEnquiry(ctx, { kind: 'question', input, key, activity });
}
