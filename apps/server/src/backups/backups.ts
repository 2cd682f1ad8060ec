import { backupsToKeep } from '@dehesa/domain/database';
import type { BackupEnd, BackupSink } from '@dehesa/services/database';

export interface KeptBackup {
  /** Its path, or its name in a bucket. */
  file: string;
  madeAt: Date;
}

export interface WrittenBackup {
  file: string;
  bytes: number;
  end: BackupEnd;
}

/** Where backups are kept by the moment that they hold. What has its name there was read back whole (B85). */
export interface Backups {
  /** Null where `produce` had nothing to give. Nothing that is half written or cannot be read ever counts. */
  write(madeAt: Date, produce: (take: BackupSink) => Promise<BackupEnd | null>): Promise<WrittenBackup | null>;
  /** The newest first. */
  list(): Promise<KeptBackup[]>;
  /** When the last good one was made; null where there is none. */
  lastAt(): Promise<Date | null>;
  /** Removes what is older than the rule keeps; answers how many. Nothing else there is touched. */
  prune(): Promise<number>;
}

const namePattern = /^dehesa-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

export function nameOf(madeAt: Date): string {
  return `dehesa-${madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`;
}

/** The moment that a backup of this name holds; null for any other name. */
export function momentOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = namePattern.exec(name) ?? [];
  if (year === undefined) return null;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** What the rule does not keep. */
export function surplusOf(there: readonly KeptBackup[]): KeptBackup[] {
  const kept = backupsToKeep(there.map(({ madeAt }) => madeAt));
  return there.filter(({ madeAt }) => !kept.has(madeAt));
}
