import path from 'node:path';
import { backupKeys } from '@dehesa/services/database';
import { Outgoing } from '../adapters/outgoing/outgoing';
import type { Environment } from '../env';
import type { BackupBucket } from './backup-bucket';
import { BackupFolder } from './backup-folder';

type Keys = Pick<Environment, 'backupKey' | 'secretKey' | 'previousKeys' | 'publicUrl'>;

/** What backups are sealed under, and what older ones may be: a key of their own, or those that come of the secret ones. */
export function keysOfBackups({ backupKey, secretKey, previousKeys, publicUrl }: Keys): [Buffer, ...Buffer[]] {
  const [derived = secretKey, ...older] = backupKeys({ secretKey, previousKeys, publicUrl });
  return backupKey === null ? [derived, ...older] : [backupKey, derived, ...older];
}

/** The folder or the bucket that is written to each night, where one is named. */
export async function nightlyBackups(environment: Environment): Promise<BackupFolder | BackupBucket | undefined> {
  const { backupDir: folder } = environment;
  if (folder !== null) return new BackupFolder({ folder, keys: keysOfBackups(environment) });
  return backupBucket(environment);
}

/** The bucket, where one is named; only then its library is loaded. */
export async function backupBucket(environment: Environment): Promise<BackupBucket | undefined> {
  const { backupS3: settings, dataDir, outgoingAllowed } = environment;
  if (settings === null) return undefined;
  const { BackupBucket } = await import('./backup-bucket');
  return new BackupBucket({
    settings,
    workFolder: path.join(dataDir, 'backup-work'),
    keys: keysOfBackups(environment),
    outgoing: new Outgoing({ allowed: outgoingAllowed }),
  });
}
