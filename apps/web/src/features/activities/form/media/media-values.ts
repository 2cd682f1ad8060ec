import type { ActivityVideo, Gallery, NewActivity } from '@dehesa/domain/activities';

/** A picture of a gallery: stored under an id once the activity is, else only uploaded. */
export interface Picture {
  /** Tells pictures of one gallery apart, for lists and for dragging. */
  key: string;
  fileId: string;
  url: string;
}

/** Galleries and video of an activity that is not stored yet; of a stored one they are changed at once (U18). */
export interface MediaValues extends Record<Gallery, Picture[]> {
  video: ActivityVideo | null;
}

export const noMedia: MediaValues = { main: [], afterwards: [], video: null };

/** The pictures and the video that an activity has, and that a copy of it shows (D10). */
export function mediaOf(stored: {
  images: readonly { id: number; fileId: string; gallery: Gallery; url: string }[];
  video: ActivityVideo | null;
}): MediaValues {
  const gallery = (name: Gallery) =>
    stored.images
      .filter((image) => image.gallery === name)
      .map(({ id, fileId, url }) => ({ key: String(id), fileId, url }));
  return { main: gallery('main'), afterwards: gallery('afterwards'), video: stored.video };
}

/** The media of a new activity as creating it wants them. */
export function mediaInput({ main, afterwards, video }: MediaValues): NonNullable<NewActivity['media']> {
  const ids = (pictures: readonly Picture[]) => pictures.map((picture) => picture.fileId);
  return {
    main: ids(main),
    afterwards: ids(afterwards),
    videoFileId: video?.kind === 'file' ? video.fileId : null,
    videoUrl: video?.kind === 'address' ? video.url : '',
  };
}
