import type { Actor, Role } from '@dehesa/domain/access';
import { createTestDatabase, insertSampleUser, memoryFiles } from '@dehesa/testing';
import type { ServiceContext } from '../context';

/** For tests: a database and contexts for whoever acts on it. */
export async function createConfigurationWorld() {
  const { db, close } = await createTestDatabase();
  const files = memoryFiles();
  const clock = { now: () => new Date('2026-05-01T10:00:00Z') };
  const installation = { publicUrl: 'https://reservas.example.org', secretKey: Buffer.alloc(32, 1) };
  const as = (actor: Actor | null): ServiceContext => ({
    db,
    actor: actor && { provenAt: clock.now(), ...actor },
    clock,
    files,
    installation,
  });
  const superId = await insertSampleUser(db, { role: 0, email: 'super@example.test' });
  const asRole = (role: Role) => as({ userId: superId, role, territoryId: null });
  return { db, close, files, nobody: as(null), superAdmin: asRole(0), asRole, superId };
}
