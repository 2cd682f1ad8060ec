import { isWebAddress } from '@dehesa/domain/web-address';
import type { Check } from './setting-problems';

// In a file of its own: it comes with zod, which most settings do without.
export function isAddressOrNone(typed: string): boolean {
  return typed.trim() === '' || isWebAddress(typed.trim());
}

export const addressOrNone: Check = (value, texts) => (isAddressOrNone(value) ? undefined : texts.url);
