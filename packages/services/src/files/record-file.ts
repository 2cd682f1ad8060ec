import type { AuditAction } from '@dehesa/domain/audit';
import { files } from '@dehesa/db/schema';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { storageKeysOf } from './file-names';

type FileRow = typeof files.$inferInsert & { id: string };

/**
 * Writes the row of bytes that lie in the store, with its audit row where a person brought them. Bytes come first: a row
 * without its file would be a broken picture. Where the row cannot be written, they go again.
 */
export async function recordFile(ctx: ServiceContext, row: FileRow, action?: AuditAction): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      await tx.insert(files).values(row);
      if (action !== undefined) {
        await audit(ctx, tx, { action, entity: 'file', entityId: null, details: { file: row.id } });
      }
    });
  } catch (error) {
    await removeBytes(ctx, row.storageKey);
    throw error;
  }
}

/** Takes the bytes back; what cannot be removed now, the nightly collection finds. */
export async function removeBytes(ctx: Pick<ServiceContext, 'files'>, storageKey: string): Promise<void> {
  await Promise.allSettled(storageKeysOf(storageKey).map((key) => ctx.files.remove(key)));
}
