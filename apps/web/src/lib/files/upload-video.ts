import { z } from 'zod';
import { type Upload, uploadFile, type UploadOptions } from './upload-file';

const StoredVideo = z.object({ id: z.uuid(), url: z.string(), bytes: z.number() });
export type StoredVideo = z.infer<typeof StoredVideo>;

/** Sends a video to the server, which takes it in pieces; MP4 by its content (B33). */
export function uploadVideo(file: File, options: UploadOptions): Promise<Upload<StoredVideo>> {
  return uploadFile('/upload/video', file, file.name, StoredVideo, options);
}
