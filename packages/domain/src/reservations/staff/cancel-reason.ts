import { z } from 'zod';
import { plainText } from '../../texts/plain-text';
import { reservationLimits } from '../limits';
import { ChangeStatusInput } from '../schema';

/** Why staff cancel a reservation, as it usually is; `other` is said in words of their own (B91). */
export const CancelReasonCode = z.enum(['weather', 'minimum', 'visitor', 'duplicate', 'other']);
export type CancelReasonCode = z.infer<typeof CancelReasonCode>;

/** The reason of a cancelling; words go with `other`, and with it alone (B91). */
export const CancelReason = z
  .object({
    code: CancelReasonCode,
    text: plainText(reservationLimits.cancelReason).trim().default(''),
    /** Whether the message about the cancelling says it to the booker. */
    tell: z.boolean().default(false),
  })
  .refine(({ code, text }) => (code === 'other') === (text !== ''), { path: ['text'] });
export type CancelReason = z.infer<typeof CancelReason>;

/** A cancelling by staff, with its reason where one is given (B18, B91). */
export const CancelInput = ChangeStatusInput.extend({ reason: CancelReason.optional() });
export type CancelInput = z.infer<typeof CancelInput>;
