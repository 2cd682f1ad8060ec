import type { Gallery } from '@dehesa/domain/activities';
import { arrayMove } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { trpc } from '../../../../lib/trpc';
import type { StoredImage } from '../../../../lib/files/upload-image';
import type { ActivityForm, StoredActivity } from '../form-values';
import { mediaOf, type Picture } from './media-values';

/** A gallery on the screen, whether its activity is stored or not. What it refuses is thrown, and shown as it is then. */
export interface GalleryModel {
  pictures: readonly Picture[];
  add: (image: StoredImage) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** To a place counted from 0. */
  move: (key: string, place: number) => Promise<void>;
}

function moved(pictures: readonly Picture[], key: string, place: number): Picture[] {
  const from = pictures.findIndex((picture) => picture.key === key);
  return from === -1 ? [...pictures] : arrayMove([...pictures], from, place);
}

/** Of an activity that is not stored yet: part of the form's values, sent when it is created. */
export function useDraftGallery(form: ActivityForm, gallery: Gallery): GalleryModel {
  const path = `media.${gallery}` as const;
  // Uploads end later than they begin: the values are read when they are changed.
  const change = (update: (pictures: readonly Picture[]) => Picture[]) =>
    form.setFieldValue(path, update(form.getValues().media[gallery]));
  return {
    pictures: form.values.media[gallery],
    async add({ id, url }) {
      change((pictures) => [...pictures.filter((picture) => picture.fileId !== id), { key: id, fileId: id, url }]);
    },
    async remove(key) {
      change((pictures) => pictures.filter((picture) => picture.key !== key));
    },
    async move(key, place) {
      change((pictures) => moved(pictures, key, place));
    },
  };
}

/** Of a stored one: shown at once, done at once, one call after the other; after a refusal it is read anew. */
export function useStoredGallery(stored: StoredActivity, gallery: Gallery): GalleryModel {
  const activityId = stored.id;
  const utils = trpc.useUtils();
  const addImage = trpc.activities.gallery.add.useMutation();
  const removeImage = trpc.activities.gallery.remove.useMutation();
  const orderImages = trpc.activities.gallery.order.useMutation();
  const [pictures, setPictures] = useState<readonly Picture[]>(() => mediaOf(stored)[gallery]);
  const latest = useRef(pictures);
  // Gone from the screen, but not yet from the server: an order that is sent meanwhile must name them still.
  const leaving = useRef(new Set<string>());
  const calls = useRef<Promise<unknown>>(Promise.resolve());

  function show(next: readonly Picture[]) {
    latest.current = next;
    setPictures(next);
  }

  function inTurn(call: () => Promise<void>): Promise<void> {
    const result = calls.current.then(call).catch(async (error: unknown) => {
      await readAnew().catch(() => undefined);
      throw error;
    });
    calls.current = result.catch(() => undefined);
    return result;
  }

  async function readAnew() {
    const activity = await utils.activities.read.fetch({ id: activityId }, { staleTime: 0 });
    show(mediaOf(activity)[gallery].filter((picture) => !leaving.current.has(picture.key)));
  }

  return {
    pictures,
    add: ({ id: fileId }) =>
      inTurn(async () => {
        const { id, url } = await addImage.mutateAsync({ activityId, gallery, fileId });
        const others = latest.current.filter((picture) => picture.key !== String(id));
        show([...others, { key: String(id), fileId, url }]);
      }),
    remove(key) {
      show(latest.current.filter((picture) => picture.key !== key));
      leaving.current.add(key);
      return inTurn(async () => {
        try {
          await removeImage.mutateAsync({ activityId, id: Number(key) });
        } finally {
          leaving.current.delete(key);
        }
      });
    },
    move(key, place) {
      show(moved(latest.current, key, place));
      return inTurn(() => {
        const keys = [...latest.current.map((picture) => picture.key), ...leaving.current];
        return orderImages.mutateAsync({ activityId, gallery, ids: keys.map(Number) });
      });
    },
  };
}
