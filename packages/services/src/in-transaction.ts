import { DomainError } from '@dehesa/domain/errors';
import type { ServiceContext } from './context';
import { databaseErrorCode, isLockTimeout } from './database-errors';

/** Tries of a transaction that met another head-on; each begins anew. */
const maxTries = 3;
const retriable = new Set(['40P01', '40001']);

/**
 * Runs a verb's writes in one READ COMMITTED transaction. Deadlocks are tried again; a lock that was not had within
 * 3 s is `service.busy`: try again.
 */
export async function inTransaction<T>(
  ctx: ServiceContext,
  work: (tx: ServiceContext['db']) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction(work);
    } catch (error) {
      const code = databaseErrorCode(error);
      if (code !== undefined && retriable.has(code) && attempt < maxTries) continue;
      if (isLockTimeout(error) || (code !== undefined && retriable.has(code))) throw DomainError.of('service.busy');
      throw error;
    }
  }
}
