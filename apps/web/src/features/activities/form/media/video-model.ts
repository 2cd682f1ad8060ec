import type { ActivityVideo, VideoInput } from '@dehesa/domain/activities';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc';
import type { ActivityForm, StoredActivity } from '../form-values';

/** The video on the screen, whether its activity is stored or not. What it refuses is thrown. */
export interface VideoModel {
  video: ActivityVideo | null;
  set: (video: ActivityVideo) => Promise<void>;
  remove: () => Promise<void>;
}

/** Of an activity that is not stored yet: part of the form's values, sent when it is created. */
export function useDraftVideo(form: ActivityForm): VideoModel {
  return {
    video: form.values.media.video,
    set: async (video) => form.setFieldValue('media.video', video),
    remove: async () => form.setFieldValue('media.video', null),
  };
}

/** Of a stored one: done at once. */
export function useStoredVideo(stored: StoredActivity): VideoModel {
  const activityId = stored.id;
  const setVideo = trpc.activities.video.set.useMutation();
  const removeVideo = trpc.activities.video.remove.useMutation();
  const [video, setShown] = useState(stored.video);
  return {
    video,
    async set(next) {
      const input: VideoInput = next.kind === 'file' ? { fileId: next.fileId } : { url: next.url };
      setShown(await setVideo.mutateAsync({ activityId, ...input }));
    },
    async remove() {
      await removeVideo.mutateAsync({ activityId });
      setShown(null);
    },
  };
}
