import { closedAfterAll } from '@dehesa/testing';
import { documentLimits } from '@dehesa/domain/activities';
import { describe, expect, it } from 'vitest';
import { readActivity } from '../read-activity';
import { createDocument } from './create-document';
import { editDocument } from './edit-document';
import { listDocuments } from './list-documents';
import { createMediaWorld } from './media.test-support';
import { removeDocument } from './remove-document';

const world = await closedAfterAll(createMediaWorld());

async function create(activityId: number, change: { language?: 'es' | 'pt'; name?: string; fileId?: string } = {}) {
  const fileId = change.fileId ?? (await world.document());
  return createDocument(world.admin, { activityId, language: 'es', name: 'Ruta', ...change, fileId });
}

it('are listed by language, each with its file', async () => {
  const activityId = await world.create();
  const pdf = await world.document();
  const image = await world.image();
  const first = await create(activityId, { name: '  Plano de la ruta ', fileId: pdf });
  const second = await create(activityId, { name: 'Percurso', language: 'pt', fileId: image });
  const plan = {
    id: first.id,
    language: 'es',
    name: 'Plano de la ruta',
    extension: 'pdf',
    url: `/files/${pdf}.pdf`,
    downloadUrl: `/files/${pdf}.pdf?name=Plano%20de%20la%20ruta`,
    bytes: 1234,
    isImage: false,
  };
  const route = { id: second.id, language: 'pt', name: 'Percurso', extension: 'jpg', isImage: true };
  expect(await listDocuments(world.admin, { activityId, language: 'es' })).toEqual([plan]);
  expect(await listDocuments(world.admin, { activityId, language: 'pt' })).toMatchObject([route]);
  expect(await listDocuments(world.admin, { activityId })).toMatchObject([plan, route]);
  expect((await readActivity(world.admin, { id: activityId })).documents).toMatchObject([plan, route]);
  expect(await world.audited(activityId)).toMatchObject([
    { action: 'activities.createDocument', details: { language: 'es', document: first.id, file: pdf } },
    { action: 'activities.createDocument', details: { language: 'pt' } },
  ]);
});

it('are renamed and removed, each by its own activity and language', async () => {
  const activityId = await world.create();
  const { id } = await create(activityId);
  await editDocument(world.admin, { activityId, id, language: 'es', name: ' Otra ' });
  await editDocument(world.admin, { activityId, id, name: 'Plano' });
  expect(await listDocuments(world.admin, { activityId })).toMatchObject([{ id, name: 'Plano' }]);
  const missing = { code: 'record.notFound' };
  const elsewhere = await world.create();
  for (const ref of [
    { activityId, id, language: 'pt' as const },
    { activityId: elsewhere, id },
    { activityId, id: id + 1_000_000 },
  ]) {
    await expect(editDocument(world.admin, { ...ref, name: 'x' })).rejects.toMatchObject(missing);
    await expect(removeDocument(world.admin, ref)).rejects.toMatchObject(missing);
  }
  await removeDocument(world.admin, { activityId, id, language: 'es' });
  await expect(removeDocument(world.admin, { activityId, id })).rejects.toMatchObject(missing);
  expect((await world.audited(activityId)).map((row) => row.action)).toEqual([
    'activities.createDocument',
    'activities.editDocument',
    'activities.editDocument',
    'activities.removeDocument',
  ]);
});

describe('refused', () => {
  it.each(['', '   ', '\u0000'])('without a name: %j', async (name) => {
    const activityId = await world.create();
    const incomplete = { code: 'activities.incomplete' };
    await expect(create(activityId, { name })).rejects.toMatchObject(incomplete);
    const { id } = await create(activityId);
    await expect(editDocument(world.admin, { activityId, id, name })).rejects.toMatchObject(incomplete);
  });

  it('a name of more than 120 characters', async () => {
    const activityId = await world.create();
    await expect(create(activityId, { name: 'a'.repeat(121) })).rejects.toMatchObject({ name: 'ZodError' });
    await create(activityId, { name: 'a'.repeat(120) });
  });

  it('a video, and a file that is not there', async () => {
    const activityId = await world.create();
    await expect(create(activityId, { fileId: await world.video() })).rejects.toMatchObject({
      code: 'file.unsupported',
    });
    await expect(create(activityId, { fileId: '00000000-0000-4000-8000-000000000000' })).rejects.toMatchObject({
      code: 'record.notFound',
    });
  });

  it('one more than the limit of its language, also of two at once', async () => {
    const activityId = await world.create();
    const fileId = await world.document();
    const max = documentLimits.documents;
    for (let index = 1; index < max; index += 1) await create(activityId, { fileId });
    const results = await Promise.allSettled([create(activityId, { fileId }), create(activityId, { fileId })]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { failure: { code: 'activities.tooManyDocuments', params: { max } } },
    });
    await create(activityId, { fileId, language: 'pt' });
  });
});

it('out of reach the activity is missing; visitors and members have no business here (B21, B22)', async () => {
  const activityId = await world.create();
  const { id } = await create(activityId);
  const fileId = await world.document();
  const { other, member } = world.actors;
  for (const [actor, code] of [
    [other, 'record.notFound'],
    [member, 'access.forbidden'],
    [null, 'access.unauthenticated'],
  ] as const) {
    const ctx = world.as(actor);
    const attempts = [
      listDocuments(ctx, { activityId }),
      createDocument(ctx, { activityId, language: 'es', name: 'x', fileId }),
      editDocument(ctx, { activityId, id, name: 'x' }),
      removeDocument(ctx, { activityId, id }),
    ];
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code } });
    }
  }
});
