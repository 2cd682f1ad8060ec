import { backupLateAfterHours, isBackupLate } from '@dehesa/domain/database';
import type { BackupFolder } from '../backups/backup-folder';
import { examineFolder } from './examine-machine';
import { type Finding, fault, good, note, wordsOf } from './finding';

const subject = 'backups';

/** Whether there is a folder for backups, and in it one of last night (B85). */
export async function examineBackups(backups: BackupFolder | undefined, now: Date): Promise<Finding[]> {
  if (backups === undefined)
    return [note(subject, 'BACKUP_DIR is not set: no backup is made', 'set it to a folder on another disk or machine')];
  const folder = await examineFolder(subject, backups.folder);
  return [...folder, await examineLast(backups, now)];
}

async function examineLast(backups: BackupFolder, now: Date): Promise<Finding> {
  try {
    const last = await backups.lastAt();
    if (last === null) return note(subject, 'there is none yet', 'dehesa backup, or wait for the first night');
    const says = `the last good one is of ${last.toISOString()}`;
    if (!isBackupLate(last, now)) return good(subject, says);
    const todo = `it is older than ${backupLateAfterHours} hours: dehesa backup, and look into the log of the night`;
    return fault(subject, says, todo);
  } catch (error) {
    return fault(subject, `the folder cannot be read: ${wordsOf(error)}`, 'give it to the user of the service');
  }
}
