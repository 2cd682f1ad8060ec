import type { Queryable } from '@dehesa/db';
import { memoryFiles } from './memory-files';

/** What a verb needs, for nobody and on 20 November 2026, where `change` says nothing else. */
export function testContext<Db extends Queryable>(db: Db, change?: object) {
  return {
    db,
    actor: null,
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    files: memoryFiles(),
    installation: { publicUrl: 'https://reservas.example.org', secretKey: Buffer.alloc(32, 7) },
    ...change,
  };
}
