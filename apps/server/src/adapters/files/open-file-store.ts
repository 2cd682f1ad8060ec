import path from 'node:path';
import type { FileStore } from '@dehesa/services/context';
import type { Environment } from '../../env';
import { ExpectedError } from '../../expected-error';
import { LocalFileStore } from './local-file-store';
import type { Outgoing } from '../outgoing/outgoing';

/** Where uploads lie: the bucket if one is configured and answers, else a folder. Only the former loads its library. */
export async function openFileStore(
  { s3, dataDir }: Pick<Environment, 's3' | 'dataDir'>,
  outgoing?: Outgoing,
): Promise<FileStore> {
  if (s3 === null) return new LocalFileStore(path.join(dataDir, 'files'));
  const { S3FileStore } = await import('./s3-file-store');
  const store = new S3FileStore(s3, outgoing);
  try {
    await store.assertReachable();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new ExpectedError(`the bucket "${s3.bucket}" of S3_BUCKET cannot be reached: ${reason}`);
  }
  return store;
}
