import { inMadrid } from '../madrid-time';

/** What ended before this instant is older than so many months: the days are those of Madrid (B46, B48). */
export function retentionCutoff(now: Date, months: number): Date {
  return new Date(inMadrid(now).startOfDay().subtract({ months }).epochMilliseconds);
}
