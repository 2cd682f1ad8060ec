import { closedAfterAll } from '@dehesa/testing';
import { activities } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { editActivity } from '../edit-activity';
import { readActivity } from '../read-activity';
import { createMediaWorld } from './media.test-support';
import { removeVideo } from './remove-video';
import { setVideo } from './set-video';

const world = await closedAfterAll(createMediaWorld());

const address = 'https://youtu.be/a1B2c3D4_-x';
const videoOf = async (id: number) => (await readActivity(world.admin, { id })).video;

/** Both columns, of which at most one says something. */
async function columns(id: number) {
  const [row] = await world.db
    .select({ fileId: activities.videoFileId, url: activities.videoUrl })
    .from(activities)
    .where(eq(activities.id, id));
  return row;
}

it('is a file or an address, whichever came last', async () => {
  const activityId = await world.create();
  expect(await videoOf(activityId)).toBeNull();
  const fileId = await world.video();
  const file = { kind: 'file', fileId, url: `/files/${fileId}.mp4`, bytes: 1234 };
  expect(await setVideo(world.admin, { activityId, fileId })).toEqual(file);
  expect(await videoOf(activityId)).toEqual(file);
  expect(await setVideo(world.admin, { activityId, url: ` ${address} ` })).toEqual({ kind: 'address', url: address });
  expect(await videoOf(activityId)).toEqual({ kind: 'address', url: address });
  expect(await columns(activityId)).toEqual({ fileId: null, url: address });
  await setVideo(world.admin, { activityId, fileId });
  expect(await columns(activityId)).toEqual({ fileId, url: '' });
  expect((await world.audited(activityId)).map(({ action, details }) => [action, details])).toEqual([
    ['activities.setVideo', { fileId }],
    ['activities.setVideo', { url: address }],
    ['activities.setVideo', { fileId }],
  ]);
});

it('goes, and going twice is as good as once', async () => {
  const activityId = await world.create();
  await setVideo(world.admin, { activityId, url: address });
  await removeVideo(world.admin, { activityId });
  await removeVideo(world.admin, { activityId });
  expect(await columns(activityId)).toEqual({ fileId: null, url: '' });
  expect((await world.audited(activityId)).map((row) => row.action)).toEqual([
    'activities.setVideo',
    'activities.removeVideo',
  ]);
});

it('of an edit it stays as it is, changes or goes with the rest', async () => {
  const id = await world.create();
  const edit = (video?: { url: string } | null) => editActivity(world.admin, { ...world.activity(), id, video });
  await edit({ url: address });
  expect(await videoOf(id)).toEqual({ kind: 'address', url: address });
  await edit();
  expect(await videoOf(id)).toEqual({ kind: 'address', url: address });
  await edit(null);
  expect(await videoOf(id)).toBeNull();
});

it('does not make a form that is open elsewhere stale', async () => {
  const activityId = await world.create();
  await setVideo(world.admin, { activityId, url: address });
  await editActivity(world.admin, { ...world.activity(), id: activityId, version: 1 });
  expect(await videoOf(activityId)).toEqual({ kind: 'address', url: address });
});

it('is no picture, no file that is not there and no address that a browser would run', async () => {
  const activityId = await world.create();
  await expect(setVideo(world.admin, { activityId, fileId: await world.image() })).rejects.toMatchObject({
    code: 'file.unsupported',
  });
  await expect(
    setVideo(world.admin, { activityId, fileId: '00000000-0000-4000-8000-000000000000' }),
  ).rejects.toMatchObject({ code: 'record.notFound' });
  for (const url of ['javascript:alert(1)', 'http://example.org/video.mp4', 'vídeo', '']) {
    await expect(setVideo(world.admin, { activityId, url })).rejects.toMatchObject({ name: 'ZodError' });
  }
  expect(await videoOf(activityId)).toBeNull();
});

it('out of reach the activity is missing; visitors and members have no business here (B21, B22)', async () => {
  const activityId = await world.create();
  const { other, member } = world.actors;
  for (const [actor, code] of [
    [other, 'record.notFound'],
    [member, 'access.forbidden'],
    [null, 'access.unauthenticated'],
  ] as const) {
    const ctx = world.as(actor);
    await expect(setVideo(ctx, { activityId, url: address })).rejects.toMatchObject({ code });
    await expect(removeVideo(ctx, { activityId })).rejects.toMatchObject({ code });
  }
});
