import { describe, expect, it } from 'vitest';
import { SetVideoInput, VideoAddress, videoEmbed } from './video';

const youTube = { provider: 'youtube', url: 'https://www.youtube-nocookie.com/embed/a1B2c3D4_-x' };
const vimeo = { provider: 'vimeo', url: 'https://player.vimeo.com/video/76979871?dnt=1' };

describe('a player without cookies', () => {
  it.each([
    'https://www.youtube.com/watch?v=a1B2c3D4_-x',
    'https://youtube.com/watch?t=12&v=a1B2c3D4_-x&list=PL1',
    'https://m.youtube.com/watch?v=a1B2c3D4_-x#comments',
    'https://youtu.be/a1B2c3D4_-x?si=abc',
    'https://www.youtube.com/shorts/a1B2c3D4_-x',
    'https://www.youtube.com/live/a1B2c3D4_-x?feature=share',
    'https://www.youtube.com/embed/a1B2c3D4_-x',
    ' https://WWW.YouTube-nocookie.com/embed/a1B2c3D4_-x ',
  ])('of YouTube: %s', (address) => expect(videoEmbed(address)).toEqual(youTube));

  it.each([
    'https://vimeo.com/76979871',
    'https://www.vimeo.com/76979871/',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/aves/videos/76979871?share=copy',
    'https://player.vimeo.com/video/76979871?autoplay=1',
  ])('of Vimeo: %s', (address) => expect(videoEmbed(address)).toEqual(vimeo));

  it.each(['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e'])(
    'of an unlisted one of Vimeo: %s',
    (address) => expect(videoEmbed(address)).toEqual({ ...vimeo, url: `${vimeo.url}&h=0a1b2c3d4e` }),
  );

  it.each([
    'https://example.org/video.mp4',
    'https://www.youtube.com/',
    'https://www.youtube.com/@canal',
    'https://www.youtube.com/watch?v=corto',
    'https://www.youtube.com/watch?xv=a1B2c3D4_-x',
    'https://youtube.com.example.org/watch?v=a1B2c3D4_-x',
    'https://example.org/https://youtu.be/a1B2c3D4_-x',
    'https://youtm.ube.com/watch?v=a1B2c3D4_-x',
    'https://youtu.be/c/a1B2c3D4_-x',
    'https://youtu.be/a1B2c3D4_-x/y',
    'https://www.youtube.com/c/embed/a1B2c3D4_-x',
    'https://www.youtube.com/embed/a1B2c3D4_-x/y',
    'https://vimeo.com/album/76979871',
    'https://youtu.be@example.org/a1B2c3D4_-x',
    'http://youtu.be/a1B2c3D4_-x',
    'https://youtu.be/"onload="x1',
    'https://vimeo.com/about',
    'https://vimeo.com/76979871/"><script>',
    'javascript:alert(1)',
    '',
  ])('none for %s, which stays a link', (address) => expect(videoEmbed(address)).toBeNull());
});

it('an address is https, without credentials, of at most 300 characters', () => {
  const accepted = (address: string) => VideoAddress.safeParse(address).success;
  expect(accepted('https://example.org/video?id=1#t=2')).toBe(true);
  expect(accepted('https://example.org/?from=https://ana@example.org')).toBe(true);
  expect(accepted(`https://example.org/${'a'.repeat(280)}`)).toBe(true);
  for (const address of [
    'http://example.org/video',
    'https://user:word@example.org/video',
    'https://youtube.com@example.org/',
    'javascript:alert(1)',
    'data:text/html,x',
    'example.org/video',
    `https://example.org/${'a'.repeat(281)}`,
    '',
  ])
    expect([address, accepted(address)]).toEqual([address, false]);
});

it('a video is set by its file or by its address, not by both', () => {
  const fileId = '3f0c7a52-6a53-4c7e-9d51-0b1f6a1f2b11';
  const url = 'https://youtu.be/a1B2c3D4_-x';
  expect(SetVideoInput.parse({ activityId: 1, fileId })).toEqual({ activityId: 1, fileId });
  expect(SetVideoInput.parse({ activityId: 1, url: ` ${url} ` })).toEqual({ activityId: 1, url });
  expect(SetVideoInput.safeParse({ activityId: 1, fileId, url }).success).toBe(false);
  expect(SetVideoInput.safeParse({ activityId: 1 }).success).toBe(false);
});
