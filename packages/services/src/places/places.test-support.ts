import type { Queryable } from '@dehesa/db';
import type { Actor } from '@dehesa/domain/access';
import { memoryFiles } from '@dehesa/testing';
import type { ServiceContext } from '../context';

/** Nobody in particular, or somebody of a role. */
export function placesContext(db: Queryable, role?: Actor['role']): ServiceContext {
  return {
    db,
    actor: role === undefined ? null : { userId: 1, role, territoryId: null },
    clock: { now: () => new Date('2026-05-01T10:00:00Z') },
    files: memoryFiles(),
    installation: { publicUrl: 'http://localhost:3000', secretKey: Buffer.alloc(32, 1) },
  };
}
