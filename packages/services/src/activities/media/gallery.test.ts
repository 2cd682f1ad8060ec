import { closedAfterAll } from '@dehesa/testing';
import { activityImages } from '@dehesa/db/schema';
import { linkLimits } from '@dehesa/domain/activities';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readActivity } from '../read-activity';
import { addGalleryImage } from './add-gallery-image';
import { createMediaWorld, type MediaWorld } from './media.test-support';
import { orderGallery } from './order-gallery';
import { removeGalleryImage } from './remove-gallery-image';
import { removeMainImage } from './remove-main-image';
import { createActivity } from '../create-activity';

const world = await closedAfterAll(createMediaWorld());

async function add(activityId: number, gallery: 'main' | 'afterwards' = 'main') {
  return addGalleryImage(world.admin, { activityId, gallery, fileId: await world.image() });
}

/** Ids and positions as the table holds them. */
function stored(activityId: number, gallery = 'main') {
  return world.db
    .select({ id: activityImages.id, position: activityImages.position })
    .from(activityImages)
    .where(and(eq(activityImages.activityId, activityId), eq(activityImages.gallery, gallery)))
    .orderBy(asc(activityImages.position), asc(activityImages.id));
}

async function filled(count: number, gallery: 'main' | 'afterwards' = 'main') {
  const activityId = await world.create();
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await add(activityId, gallery)).id);
  return { activityId, ids };
}

describe('adding', () => {
  it('hangs a picture at the end of its own gallery and answers where it is', async () => {
    const activityId = await world.create();
    const fileId = await world.image();
    const first = await addGalleryImage(world.admin, { activityId, gallery: 'main', fileId });
    expect(first).toEqual({ id: expect.any(Number), fileId, url: `/files/${fileId}.jpg` });
    const second = await add(activityId);
    const other = await add(activityId, 'afterwards');
    expect((await readActivity(world.admin, { id: activityId })).images).toEqual([
      { ...first, gallery: 'main' },
      { ...other, gallery: 'afterwards' },
      { ...second, gallery: 'main' },
    ]);
    expect(await stored(activityId)).toEqual([
      { id: first.id, position: 0 },
      { id: second.id, position: 1 },
    ]);
    expect(await world.audited(activityId)).toMatchObject([
      { action: 'activities.addImage', actorId: world.actors.admin.userId, details: { gallery: 'main', file: fileId } },
      { action: 'activities.addImage' },
      { action: 'activities.addImage', details: { gallery: 'afterwards' } },
    ]);
  });

  it('twelve at once get places of their own, without gaps', async () => {
    const activityId = await world.create();
    await Promise.all(Array.from({ length: 12 }, () => add(activityId)));
    expect((await stored(activityId)).map((row) => row.position)).toEqual(Array.from({ length: 12 }, (_, at) => at));
  });

  it('the same picture again is answered as it hangs', async () => {
    const activityId = await world.create();
    const fileId = await world.image();
    const attempts = [1, 2, 3].map(() => addGalleryImage(world.admin, { activityId, gallery: 'main', fileId }));
    const [first, ...others] = await Promise.all(attempts);
    expect(others).toEqual([first, first]);
    expect(await stored(activityId)).toHaveLength(1);
  });

  it('stops at the limit, also for two at once', async () => {
    const max = linkLimits.galleryImages;
    const { activityId } = await filled(max - 1);
    const results = await Promise.allSettled([add(activityId), add(activityId)]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { failure: { code: 'activities.galleryFull', params: { max } } },
    });
    expect(await stored(activityId)).toHaveLength(max);
    await add(activityId, 'afterwards');
  });

  it('takes pictures alone, and only those that there are', async () => {
    const activityId = await world.create();
    const attempt = (fileId: string) => addGalleryImage(world.admin, { activityId, gallery: 'main', fileId });
    await expect(attempt(await world.video())).rejects.toMatchObject({ code: 'file.unsupported' });
    await expect(attempt(await world.document())).rejects.toMatchObject({ code: 'file.unsupported' });
    await expect(attempt('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'record.notFound' });
  });
});

describe('removing', () => {
  it('closes the gap', async () => {
    const { activityId, ids } = await filled(3);
    await removeGalleryImage(world.admin, { activityId, id: ids[0] ?? 0 });
    expect(await stored(activityId)).toEqual([
      { id: ids[1], position: 0 },
      { id: ids[2], position: 1 },
    ]);
    const details = { gallery: 'main', image: ids[0] };
    expect((await world.audited(activityId)).at(-1)).toMatchObject({ action: 'activities.removeImage', details });
  });

  it('and adding, all at once, leave no gap and no double place', async () => {
    const { activityId, ids } = await filled(6);
    await Promise.all([
      ...ids.slice(0, 3).map((id) => removeGalleryImage(world.admin, { activityId, id })),
      ...[1, 2, 3, 4].map(() => add(activityId)),
    ]);
    expect((await stored(activityId)).map((row) => row.position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('what is gone, of another activity or of the other gallery is missing', async () => {
    const { activityId, ids } = await filled(1, 'afterwards');
    const id = ids[0] ?? 0;
    const missing = { code: 'record.notFound' };
    await expect(removeGalleryImage(world.admin, { activityId: await world.create(), id })).rejects.toMatchObject(
      missing,
    );
    await expect(removeGalleryImage(world.admin, { activityId, id, gallery: 'main' })).rejects.toMatchObject(missing);
    await removeGalleryImage(world.admin, { activityId, id, gallery: 'afterwards' });
    await expect(removeGalleryImage(world.admin, { activityId, id })).rejects.toMatchObject(missing);
  });
});

describe('ordering', () => {
  it('puts the pictures of one gallery into the order that is named', async () => {
    const { activityId, ids } = await filled(4);
    await add(activityId, 'afterwards');
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await orderGallery(world.admin, { activityId, gallery: 'main', ids: [d, b, a, c] });
    expect(await world.gallery(activityId)).toEqual([d, b, a, c]);
    expect((await stored(activityId)).map((row) => row.position)).toEqual([0, 1, 2, 3]);
    expect((await world.audited(activityId)).at(-1)).toMatchObject({
      action: 'activities.orderImages',
      details: { gallery: 'main', from: ids, to: [d, b, a, c] },
    });
  });

  it('refuses a list that is not exactly what hangs there, and changes nothing', async () => {
    const { activityId, ids } = await filled(3);
    const [a = 0, b = 0, c = 0] = ids;
    const elsewhere = (await add(activityId, 'afterwards')).id;
    for (const stale of [[c, b], [c, b, a, elsewhere], [c, b, b], [c, b, 2_000_000], []]) {
      await expect(orderGallery(world.admin, { activityId, gallery: 'main', ids: stale })).rejects.toMatchObject({
        code: 'activities.galleryChanged',
      });
    }
    expect(await world.gallery(activityId)).toEqual(ids);
  });

  it('two orders at once: one of them stands', async () => {
    const { activityId, ids } = await filled(5);
    const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]];
    await Promise.all(orders.map((order) => orderGallery(world.admin, { activityId, gallery: 'main', ids: order })));
    expect(orders).toContainEqual(await world.gallery(activityId));
    expect((await stored(activityId)).map((row) => row.position)).toEqual([0, 1, 2, 3, 4]);
  });
});

it('the main image goes with a new version, once', async () => {
  const { id } = await createActivity(world.admin, world.activity({ imageId: await world.image() }));
  await removeMainImage(world.admin, { id });
  expect(await readActivity(world.admin, { id })).toMatchObject({ imageId: null, imageUrl: null, version: 2 });
  await removeMainImage(world.admin, { id });
  expect(await readActivity(world.admin, { id })).toMatchObject({ version: 2 });
  expect(await world.audited(id)).toMatchObject([{ action: 'activities.removeMainImage' }]);
});

it('out of reach the activity is missing, and visitors and members have no business here (B21, B22)', async () => {
  const { activityId, ids } = await filled(1);
  const fileId = await world.image();
  const id = ids[0] ?? 0;
  const attempts = (actor: Parameters<MediaWorld['as']>[0]) =>
    Promise.allSettled([
      addGalleryImage(world.as(actor), { activityId, gallery: 'main', fileId }),
      removeGalleryImage(world.as(actor), { activityId, id }),
      orderGallery(world.as(actor), { activityId, gallery: 'main', ids }),
      removeMainImage(world.as(actor), { id: activityId }),
    ]);
  const { other, member } = world.actors;
  for (const [actor, code] of [
    [other, 'record.notFound'],
    [member, 'access.forbidden'],
    [null, 'access.unauthenticated'],
  ] as const) {
    for (const attempt of await attempts(actor)) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code } });
    }
  }
  expect(await world.gallery(activityId)).toEqual(ids);
});
