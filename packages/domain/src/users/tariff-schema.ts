import { z } from 'zod';
import { plainText } from '../texts/plain-text';
import { RecordId } from '../record-id';
import { freeExpiryDays } from './fees';
import { userLimits } from './limits';

/** What a gym's member pays: for how many days, or with a free expiry (−1), and how much. */
export const TariffInput = z.object({
  name: plainText(userLimits.tariffName).trim(),
  days: z
    .number()
    .int()
    .max(3660)
    .refine((days) => days === freeExpiryDays || days > 0, 'days'),
  priceCents: z.number().int().min(0).max(10_000_000).default(0),
});
export type TariffInput = z.infer<typeof TariffInput>;

export const TariffRef = z.object({ id: RecordId });
export type TariffRef = z.infer<typeof TariffRef>;

export const EditTariffInput = TariffInput.extend({ id: RecordId });
export type EditTariffInput = z.infer<typeof EditTariffInput>;
