import { backupsToKeep } from '@dehesa/domain/database';
import type { BackupHistory } from '@dehesa/services/context';
import type { BackupEnd, BackupSink } from '@dehesa/services/database';
import { within } from '../requests/within';

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

/** Where backups are kept by the moment that they hold. What has its name there was read back whole, before it came there (B85). */
export interface Backups {
  /** Null where `produce` had nothing to give. Nothing that is half written or cannot be read ever counts. */
  write(madeAt: Date, produce: (take: BackupSink) => Promise<BackupEnd | null>): Promise<WrittenBackup | null>;
  /** The newest first. */
  list(): Promise<KeptBackup[]>;
  /** When the last good one was made; null where there is none. Throws where the place cannot be read. */
  lastAt(): Promise<Date | null>;
  /** Removes what is older than the rule keeps; answers how many. Nothing else there is touched. */
  prune(): Promise<number>;
}

/** A question that is put once at a time: who asks meanwhile gets its answer. A mount that hangs holds one thread, not all. */
export function askedOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () =>
    (underWay ??= ask().finally(() => {
      underWay = undefined;
    }));
}

/** How long is waited for the place of backups. */
const patienceMs = 1_500;

/** For who is warned: a place that cannot be read, or does not answer in time, is as good as one without a backup (B85). */
export function backupHistory(backups: BackupHistory, patience = patienceMs): BackupHistory {
  const late = 'the place of backups does not answer';
  return { lastAt: () => within(patience, backups.lastAt(), late).catch(() => null) };
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
