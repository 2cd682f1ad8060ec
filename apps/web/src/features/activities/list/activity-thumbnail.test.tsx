import { expect, it } from 'vitest';
import { pictureOf } from '../../../lib/files/picture-of.test-support';
import { ActivityThumbnail } from './activity-thumbnail';

it('shows the small picture: a page of a list with large ones is half a megabyte', () => {
  const stored = '/files/50bf24dd-f12f-41ff-ab4d-2b577f837047';
  expect(pictureOf(<ActivityThumbnail imageUrl={`${stored}.jpg`} />)).toBe(`${stored}-160.jpg`);
});
