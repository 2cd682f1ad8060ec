/** How many days, weeks and months a backup is kept for: the newest of each that has one (B85). */
export interface BackupRetention {
  days: number;
  weeks: number;
  months: number;
}

export const backupRetention: BackupRetention = { days: 7, weeks: 5, months: 12 };

/** Beyond it something keeps the nightly backup from being made: a night, and the time that it may take. */
export const backupLateAfterHours = 26;

const dayMs = 86_400_000;

/** Monday is the first day of a week; 1970 began on a Thursday. Days are those of UTC, as the names of backups are. */
const periods: Readonly<Record<keyof BackupRetention, (moment: Date) => string>> = {
  days: (moment) => moment.toISOString().slice(0, 10),
  weeks: (moment) => String(Math.floor((moment.getTime() / dayMs + 3) / 7)),
  months: (moment) => moment.toISOString().slice(0, 7),
};

/**
 * Which of these backups, by when they were made, are kept. Periods without a backup do not count: where nothing was made
 * for a month, nothing of before goes for it. The newest one always stays.
 */
export function backupsToKeep(moments: readonly Date[], retention: BackupRetention = backupRetention): Set<Date> {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const unit of ['days', 'weeks', 'months'] as const) {
    const seen = new Set<string>();
    for (const moment of newestFirst) {
      const period = periods[unit](moment);
      if (seen.has(period)) continue;
      if (seen.size === retention[unit]) break;
      seen.add(period);
      kept.add(moment);
    }
  }
  return kept;
}

/** Whether the last good backup is older than a night allows, or there is none. */
export function isBackupLate(lastAt: Date | null, now: Date): boolean {
  return lastAt === null || now.getTime() - lastAt.getTime() > backupLateAfterHours * 3_600_000;
}
