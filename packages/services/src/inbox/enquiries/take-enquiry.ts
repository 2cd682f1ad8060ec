import { DomainError } from '@dehesa/domain/errors';
import type { BookingProof } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { isPossiblePhone } from '../../reservations/index';
import { countEnquiry } from '../../visitors/index';
import { assertAsked } from './asked-activity';
import { findStored, keyOf } from './enquiry-key';
import { type NewEnquiry, storeEnquiry } from './store-enquiry';

/** An enquiry whose own words are checked, with the work that its device has done. */
interface Taken extends Omit<NewEnquiry, 'key' | 'activity'> {
  input: NewEnquiry['input'] & { proof: BookingProof | null; idempotencyKey: string };
}

/** Takes an enquiry about an activity that may still be asked about, counted, once for each key (B82). */
export async function takeEnquiry(ctx: ServiceContext, { input: sent, ...enquiry }: Taken): Promise<void> {
  const { proof, ...input } = sent;
  if (input.phone.trim() !== '' && !isPossiblePhone(input)) throw DomainError.of('reservations.phoneInvalid');
  const key = keyOf(input);
  // Sent again it is answered alike, also where nobody may ask any more.
  if (await findStored(ctx, key)) return;
  const activity = await assertAsked(ctx, input.activityId);
  await countEnquiry(ctx, activity.id, proof);
  await storeEnquiry(ctx, { ...enquiry, input, key, activity });
}
