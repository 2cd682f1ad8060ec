import { backupKeys } from '@dehesa/services/database';
import type { Environment } from '../env';
import { BackupFolder } from './backup-folder';

type Keys = Pick<Environment, 'backupKey' | 'secretKey' | 'previousKeys' | 'publicUrl'>;

/** What backups are sealed under, and what older ones may be: a key of their own, or those that come of the secret ones. */
export function keysOfBackups({ backupKey, secretKey, previousKeys, publicUrl }: Keys): [Buffer, ...Buffer[]] {
  const [derived = secretKey, ...older] = backupKeys({ secretKey, previousKeys, publicUrl });
  return backupKey === null ? [derived, ...older] : [backupKey, derived, ...older];
}

/** The folder that is written to each night, where one is named. */
export function nightlyBackups(environment: Environment): BackupFolder | undefined {
  const { backupDir: folder } = environment;
  return folder === null ? undefined : new BackupFolder({ folder, keys: keysOfBackups(environment) });
}
