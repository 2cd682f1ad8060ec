import { describe, expect, it } from 'vitest';
import { refusals } from '../../refusals.test-support';
import { ComplementaryIds, RelatedIds, RelatedInput, SetComplementsInput } from '../complementary/linked-ids';
import { CreateDocumentInput, DocumentRef, EditDocumentInput, ListDocumentsInput } from './document';
import { AddGalleryImageInput, OrderGalleryInput, RemoveGalleryImageInput } from './gallery';
import { RemoveVideoInput, VideoInput } from './video';

const fileId = '6f1c2f0e-7c1b-4d3a-9a51-0d7f8a1f2b3c';
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('documents', () => {
  it('are those of an activity, or of it in one language', () => {
    expect(ListDocumentsInput.parse({ activityId: 7 })).toEqual({ activityId: 7 });
    expect(ListDocumentsInput.parse({ activityId: 7, language: 'pt' })).toEqual({ activityId: 7, language: 'pt' });
    expect(DocumentRef.parse({ activityId: 7, id: 3 })).toEqual({ activityId: 7, id: 3 });
  });

  it.each([
    [{ name: 'a'.repeat(120) }, []],
    [{ name: 'a'.repeat(121) }, ['name: too_big']],
    [{ name: ' ' }, ['name: too_small']],
    [{ language: 'en' }, ['language: invalid_value']],
    [{ language: undefined }, ['language: invalid_value']],
    [{ fileId: 'plano.pdf' }, ['fileId: invalid_format']],
    [{ activityId: 0 }, ['activityId: too_small']],
  ])('one with %#', (change, why) => {
    const document = { activityId: 7, language: 'pt', name: 'Mapa', fileId };
    expect(refusals(CreateDocumentInput, { ...document, ...change })).toEqual(why);
  });

  it.each([
    [{ name: ' Mapa ' }, []],
    [{ name: '' }, ['name: too_small']],
    [{ name: 'Mapa', language: 'en' }, ['language: invalid_value']],
  ])('renamed to %j: %j', (change, why) => {
    expect(refusals(EditDocumentInput, { activityId: 7, id: 3, ...change })).toEqual(why);
  });
});

describe('pictures', () => {
  it.each([
    ['main', []],
    ['afterwards', []],
    ['before', ['gallery: invalid_value']],
  ])('hang in the gallery %s: %j', (gallery, why) => {
    expect(refusals(AddGalleryImageInput, { activityId: 7, gallery, fileId })).toEqual(why);
    expect(refusals(RemoveGalleryImageInput, { activityId: 7, id: 3, gallery })).toEqual(why);
    expect(refusals(OrderGalleryInput, { activityId: 7, gallery, ids: [2, 1] })).toEqual(why);
  });

  it.each([
    [ids(40), []],
    [ids(41), ['ids: too_big']],
    [[1, 0], ['ids.1: too_small']],
  ])('are put in order %#', (order, why) => {
    expect(refusals(OrderGalleryInput, { activityId: 7, gallery: 'main', ids: order })).toEqual(why);
  });

  it('are files that were stored, and are taken down wherever they hang', () => {
    expect(refusals(AddGalleryImageInput, { activityId: 7, gallery: 'main', fileId: 'a.jpg' })).toEqual([
      'fileId: invalid_format',
    ]);
    expect(RemoveGalleryImageInput.parse({ activityId: 7, id: 3 })).toEqual({ activityId: 7, id: 3 });
  });
});

it.each([
  ['related', RelatedIds, 50],
  ['complementary', ComplementaryIds, 100],
] as const)('%s activities are named once each, and not without end', (_which, schema, most) => {
  expect(schema.parse([3, 1, 3])).toEqual([3, 1]);
  expect(refusals(schema, ids(most))).toEqual([]);
  expect(refusals(schema, ids(most + 1))).toEqual([': too_big']);
});

it('a link names both of its ends', () => {
  expect(RelatedInput.parse({ id: 7, relatedId: 3 })).toEqual({ id: 7, relatedId: 3 });
  expect(refusals(RelatedInput, { id: 7 })).toEqual(['relatedId: invalid_type']);
  expect(SetComplementsInput.parse({ id: 7, complementaryIds: [3, 3] })).toEqual({ id: 7, complementaryIds: [3] });
  expect(refusals(SetComplementsInput, { complementaryIds: [] })).toEqual(['id: invalid_type']);
});

it('a video is a file or an address, and is taken away by its activity', () => {
  const url = 'https://youtu.be/a1B2c3D4_-x';
  expect([VideoInput.parse({ fileId }), VideoInput.parse({ url: ` ${url} ` })]).toEqual([{ fileId }, { url }]);
  expect([refusals(VideoInput, { fileId, url }), refusals(VideoInput, {})]).toEqual([
    [': invalid_union'],
    [': invalid_union'],
  ]);
  expect(refusals(RemoveVideoInput, {})).toEqual(['activityId: invalid_type']);
});
