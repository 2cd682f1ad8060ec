import { SeriesRule } from '@dehesa/domain/activities';
import { z } from 'zod';

const StoredRules = z.array(SeriesRule);

/** The rules of a series as its row keeps them; what an older build wrote otherwise is not told of. */
export function parseRules(stored: string): SeriesRule[] {
  try {
    return StoredRules.safeParse(JSON.parse(stored)).data ?? [];
  } catch {
    return [];
  }
}

export function formatRules(rules: readonly SeriesRule[]): string {
  return JSON.stringify(rules);
}
