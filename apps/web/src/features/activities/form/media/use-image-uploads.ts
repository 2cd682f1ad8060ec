import type { ErrorText } from '@dehesa/i18n/errors';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { uploadProblemText } from '../../../../lib/files/upload-file';
import { type StoredImage, uploadImage } from '../../../../lib/files/upload-image';
import type { PendingWork } from './pending-work';

export interface ImageUpload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem: ErrorText | null;
}

export interface ImageUploadsOptions {
  /** What becomes of a stored picture; what it refuses is told with the file. */
  onStored: (image: StoredImage) => Promise<void>;
  /** All that was chosen has been tried; how many were added. */
  onDone: (added: number) => void;
  work: PendingWork;
}

/** Sends pictures one after the other, in the order in which they were chosen; each that fails stays with its reason. */
export function useImageUploads({ onStored, onDone, work }: ImageUploadsOptions) {
  const { language } = useLanguage();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const waiting = useRef<ImageUpload[]>([]);
  const current = useRef<{ key: number; abort: AbortController } | null>(null);
  const lastKey = useRef(0);
  // Names of texts and verbs may change while files are on their way.
  const options = useRef({ onStored, onDone, language });
  useEffect(() => {
    options.current = { onStored, onDone, language };
  });
  useEffect(
    () => () => {
      waiting.current = [];
      current.current?.abort.abort();
    },
    [],
  );

  const change = (key: number, part: Partial<ImageUpload>) =>
    setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: number) => setUploads((list) => list.filter((upload) => upload.key !== key));

  async function send(upload: ImageUpload): Promise<boolean> {
    const { key, file } = upload;
    const abort = new AbortController();
    current.current = { key, abort };
    change(key, { state: 'sending', progress: 0, problem: null });
    const fail = (problem: ErrorText) => change(key, { state: 'failed', problem });
    const result = await uploadImage(file, {
      signal: abort.signal,
      onProgress: (progress) => change(key, { progress }),
    });
    if ('problem' in result) fail(uploadProblemText(result.problem, options.current.language));
    else if ('cancelled' in result) drop(key);
    else {
      try {
        await options.current.onStored(result.stored);
        drop(key);
        return true;
      } catch (error) {
        fail(errorMessage(error, options.current.language));
      }
    }
    return false;
  }

  async function run() {
    if (current.current !== null) return;
    const end = work.begin();
    let added = 0;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      if (await send(next)) added += 1;
    }
    current.current = null;
    end();
    options.current.onDone(added);
  }

  function enqueue(items: readonly ImageUpload[]) {
    waiting.current.push(...items);
    void run();
  }

  return {
    uploads,
    /** Those for which there is no room are told so and not sent. */
    add(files: readonly File[], room: number, full: ErrorText) {
      const chosen = files.map((file, index): ImageUpload => {
        lastKey.current += 1;
        const fits = index < room;
        const state = fits ? 'waiting' : 'failed';
        return { key: lastKey.current, file, state, progress: 0, problem: fits ? null : full };
      });
      setUploads((list) => [...list, ...chosen]);
      enqueue(chosen.filter((upload) => upload.state === 'waiting'));
    },
    cancel: (key: number) => {
      if (current.current?.key === key) return current.current.abort.abort();
      waiting.current = waiting.current.filter((upload) => upload.key !== key);
      drop(key);
    },
    retry: (upload: ImageUpload) => {
      const again: ImageUpload = { ...upload, state: 'waiting', progress: 0, problem: null };
      change(upload.key, again);
      enqueue([again]);
    },
    dismiss: drop,
  };
}
