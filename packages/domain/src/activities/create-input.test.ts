import { describe, expect, it } from 'vitest';
import { CreateActivityInput, type NewActivity } from './create-input';
import { linkLimits } from './complementary/linked-ids';

const activity: NewActivity = {
  texts: { es: { title: 'Buitres', description: '<p>Al amanecer</p>' }, pt: { title: '', description: '' } },
  companyId: 3,
  territoryId: 1,
  categoryId: 1,
  date: '2026-06-20',
  municipality: 'Torrejón el Rubio',
  capacity: 20,
};
const picture = '0b8a3c1e-5a3f-4f0e-9a52-3f4f5a6b7c8d';
const another = '1b8a3c1e-5a3f-4f0e-9a52-3f4f5a6b7c8d';

it('begins without files, related and complementary activities', () => {
  expect(CreateActivityInput.parse(activity)).toMatchObject({
    media: { main: [], afterwards: [], videoFileId: null, videoUrl: '' },
    relatedIds: [],
    complementaryIds: [],
  });
});

it('counts what is named twice once, where it came first', () => {
  const named = { media: { main: [another, picture, another] }, relatedIds: [7, 5, 7], complementaryIds: [2, 2] };
  expect(CreateActivityInput.parse({ ...activity, ...named })).toMatchObject({
    media: { main: [another, picture] },
    relatedIds: [7, 5],
    complementaryIds: [2],
  });
});

describe('refuses', () => {
  it.each<[string, object]>([
    ['a picture that is no file', { media: { main: ['a.jpg'] } }],
    ['a video at an address without encryption', { media: { videoUrl: 'http://example.org/v' } }],
    ['a video that is a script', { media: { videoUrl: 'javascript:alert(1)' } }],
    ['too many related ones', { relatedIds: Array.from({ length: linkLimits.related + 1 }, (_, index) => index + 1) }],
    ['an id that is none', { complementaryIds: [0] }],
  ])('%s', (_case, change) => expect(CreateActivityInput.safeParse({ ...activity, ...change }).success).toBe(false));
});
