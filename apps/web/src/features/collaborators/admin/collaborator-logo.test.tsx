import { expect, it } from 'vitest';
import { pictureOf } from '../../../lib/files/picture-of.test-support';
import { CollaboratorLogo } from './collaborator-rows';

it('shows the small picture: a page of a list with large ones is half a megabyte', () => {
  const stored = '/files/50bf24dd-f12f-41ff-ab4d-2b577f837047';
  expect(pictureOf(<CollaboratorLogo imageUrl={`${stored}.jpg`} />)).toBe(`${stored}-160.jpg`);
  expect(pictureOf(<CollaboratorLogo imageUrl={`${stored}.jpg`} side={88} />)).toBe(`${stored}-640.jpg`);
});
