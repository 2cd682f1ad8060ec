import { createHash } from 'node:crypto';
import type { Actor } from '@dehesa/domain/access';

/** By what a sending to many is known again: one person's key is no other's. */
export function sendingKey(actor: Actor, key: string): string {
  return createHash('sha256').update(`${actor.userId}:${key}`).digest('hex');
}
