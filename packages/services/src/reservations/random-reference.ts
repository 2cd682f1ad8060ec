import { randomBytes } from 'node:crypto';
import { referenceFrom, referenceLength } from '@dehesa/domain/reservations';

/** A new reference; the unique index tells the rare repetition (B16). */
export function randomReference(): string {
  return referenceFrom(randomBytes(referenceLength));
}
