import { expect, it } from 'vitest';
import { mediaInput, mediaOf, noMedia } from './media-values';

const image = (id: number, gallery: 'main' | 'afterwards') => ({ id, gallery, fileId: `f${id}`, url: `/files/${id}` });

it('keeps the pictures of each gallery in their order', () => {
  const images = [image(3, 'main'), image(1, 'afterwards'), image(2, 'main')];
  expect(mediaOf({ images, video: null })).toEqual({
    main: [
      { key: '3', fileId: 'f3', url: '/files/3' },
      { key: '2', fileId: 'f2', url: '/files/2' },
    ],
    afterwards: [{ key: '1', fileId: 'f1', url: '/files/1' }],
    video: null,
  });
});

it('is sent as the ids of its files and one video', () => {
  const media = mediaOf({ images: [image(3, 'main'), image(1, 'afterwards')], video: null });
  const none = { videoFileId: null, videoUrl: '' };
  expect(mediaInput(noMedia)).toEqual({ main: [], afterwards: [], ...none });
  expect(mediaInput(media)).toEqual({ main: ['f3'], afterwards: ['f1'], ...none });
  expect(mediaInput({ ...media, video: { kind: 'address', url: 'https://example.org/' } })).toMatchObject({
    videoFileId: null,
    videoUrl: 'https://example.org/',
  });
  expect(mediaInput({ ...media, video: { kind: 'file', fileId: 'v', url: '/files/v', bytes: 1 } })).toMatchObject({
    videoFileId: 'v',
    videoUrl: '',
  });
});
