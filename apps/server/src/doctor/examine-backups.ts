import { backupLateAfterHours, isBackupLate } from '@dehesa/domain/database';
import { BackupFolder } from '../backups/backup-folder';
import type { Backups } from '../backups/backups';
import { examineFolder } from './examine-machine';
import { type Finding, fault, good, note, wordsOf } from './finding';

const subject = 'backups';

/** Whether there is a place for backups, and in it one of last night (B85). */
export async function examineBackups(backups: Backups | undefined, now: Date): Promise<Finding[]> {
  if (backups === undefined)
    return [
      note(
        subject,
        'BACKUP_DIR is not set: no backup is made',
        'set it to a folder on another disk or machine, or name a bucket by BACKUP_S3_BUCKET',
      ),
    ];
  const folder = backups instanceof BackupFolder ? await examineFolder(subject, backups.folder) : [];
  return [...folder, await examineLast(backups, now)];
}

async function examineLast(backups: Backups, now: Date): Promise<Finding> {
  try {
    const last = await backups.lastAt();
    if (last === null) return note(subject, 'there is none yet', 'dehesa backup, or wait for the first night');
    const says = `the last good one is of ${last.toISOString()}`;
    if (!isBackupLate(last, now)) return good(subject, says);
    const todo = `it is older than ${backupLateAfterHours} hours: dehesa backup, and look into the log of the night`;
    return fault(subject, says, todo);
  } catch (error) {
    return fault(
      subject,
      `the place of the backups cannot be read: ${wordsOf(error)}`,
      'give the folder to the user of the service; of a bucket look at address, keys and rights',
    );
  }
}
