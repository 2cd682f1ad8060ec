import { z } from 'zod';
import { RecordId } from '../../record-id';

/** Where a video lies that was not uploaded here: an https address without a user name in it. */
export const VideoAddress = z
  .url({ protocol: /^https$/ })
  .max(300)
  .refine((address) => !/^https:\/\/[^/?#]*@/i.test(address));

const url = z.string().trim().max(300).pipe(VideoAddress);

/** The one video of an activity: an uploaded file or an address. */
export const VideoInput = z.union([z.strictObject({ fileId: z.uuid() }), z.strictObject({ url })]);
export type VideoInput = z.infer<typeof VideoInput>;

/** The video that an activity is to have in place of the one that it has. */
export const SetVideoInput = z.union([
  z.strictObject({ activityId: RecordId, fileId: z.uuid() }),
  z.strictObject({ activityId: RecordId, url }),
]);
export type SetVideoInput = z.infer<typeof SetVideoInput>;

export const RemoveVideoInput = z.object({ activityId: RecordId });
export type RemoveVideoInput = z.infer<typeof RemoveVideoInput>;

/** The video of an activity as its readers get it. */
export type ActivityVideo =
  | { kind: 'file'; fileId: string; url: string; bytes: number }
  | { kind: 'address'; url: string };

/** A player that may be shown within a page, since this address of it sets no cookies. */
export interface VideoEmbed {
  provider: 'youtube' | 'vimeo';
  url: string;
}

/**
 * The player of a YouTube or Vimeo address, by the video's id alone: nothing else of what was typed reaches the frame.
 * Null for every other address, which is shown as a link.
 */
export function videoEmbed(address: string): VideoEmbed | null {
  const [, host = '', path = '', query = ''] = /^https:\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(address.trim()) ?? [];
  switch (host.toLowerCase().replace(/^(?:www|m)\./, '')) {
    case 'youtu.be':
      return youTube(/^\/([\w-]{11})\/?$/.exec(path)?.[1]);
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youTube(
        path === '/watch'
          ? /(?:^|&)v=([\w-]{11})(?:&|$)/.exec(query)?.[1]
          : /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/.exec(path)?.[1],
      );
    case 'vimeo.com':
    case 'player.vimeo.com': {
      // An unlisted video has a hash after its id, or as the parameter `h`.
      const match =
        /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,15})(?:\/([\da-f]{6,20}))?\/?$/.exec(path);
      return vimeo(match?.[1], match?.[2] ?? /(?:^|&)h=([\da-f]{6,20})(?:&|$)/.exec(query)?.[1]);
    }
    default:
      return null;
  }
}

function youTube(id: string | undefined): VideoEmbed | null {
  return id === undefined ? null : { provider: 'youtube', url: `https://www.youtube-nocookie.com/embed/${id}` };
}

function vimeo(id: string | undefined, hash: string | undefined): VideoEmbed | null {
  if (id === undefined) return null;
  const secret = hash === undefined ? '' : `&h=${hash}`;
  return { provider: 'vimeo', url: `https://player.vimeo.com/video/${id}?dnt=1${secret}` };
}
