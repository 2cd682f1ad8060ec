import { randomUUID } from 'node:crypto';
import { auditLog, files } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import type { Gallery } from '@dehesa/domain/activities';
import { asc, eq } from 'drizzle-orm';
import { type ActivityWorld, createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { readActivity } from '../read-activity';

/** For tests: an activity world with stored files of each kind, without their bytes. */
export async function createMediaWorld() {
  const world: ActivityWorld = await createActivityWorld();
  const admin = world.as(world.actors.admin);

  async function addFile(kind: 'image' | 'video' | 'document', extension: string): Promise<string> {
    const id = randomUUID();
    await world.db.insert(files).values({
      id,
      storageKey: `${id}.${extension}`,
      sha256: 'a'.repeat(64),
      kind,
      mediaType: 'application/octet-stream',
      bytes: 1234,
    });
    return id;
  }

  async function create(actor: Actor = world.actors.admin, territoryId: 1 | 2 = 1): Promise<number> {
    const { id } = await createActivity(world.as(actor), world.activity({ territoryId }));
    return id;
  }

  return {
    ...world,
    admin,
    create,
    image: () => addFile('image', 'jpg'),
    video: () => addFile('video', 'mp4'),
    document: (extension = 'pdf') => addFile('document', extension),
    /** Ids of the pictures of a gallery as they are read. */
    async gallery(activityId: number, gallery: Gallery = 'main'): Promise<number[]> {
      const { images } = await readActivity(admin, { id: activityId });
      return images.filter((image) => image.gallery === gallery).map((image) => image.id);
    },
    /** What the audit log holds of an activity since it was created. */
    async audited(activityId: number) {
      const rows = await world.db
        .select({ action: auditLog.action, actorId: auditLog.actorId, details: auditLog.details })
        .from(auditLog)
        .where(eq(auditLog.entityId, activityId))
        .orderBy(asc(auditLog.id));
      return rows.filter((row) => row.action !== 'activities.create');
    },
  };
}

export type MediaWorld = Awaited<ReturnType<typeof createMediaWorld>>;
