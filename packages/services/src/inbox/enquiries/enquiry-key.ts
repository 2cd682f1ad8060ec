import { createHash } from 'node:crypto';
import { enquiries } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** What an enquiry is known by when it is sent again, as hashes. */
export interface EnquiryKey {
  hash: string;
  bodyHash: string;
}

/** The key of an enquiry as its form sent it. */
export function keyOf(input: { idempotencyKey: string }): EnquiryKey {
  const sha256 = (value: string) => createHash('sha256').update(value).digest('hex');
  return { hash: sha256(input.idempotencyKey), bodyHash: sha256(JSON.stringify(input)) };
}

/** Whether it is stored already; the same key with another body is refused. */
export async function findStored({ db }: Pick<ServiceContext, 'db'>, key: EnquiryKey): Promise<boolean> {
  const [stored] = await db
    .select({ bodyHash: enquiries.bodyHash })
    .from(enquiries)
    .where(eq(enquiries.keyHash, key.hash));
  if (!stored) return false;
  if (stored.bodyHash !== key.bodyHash) throw DomainError.of('reservations.idempotencyMismatch');
  return true;
}
