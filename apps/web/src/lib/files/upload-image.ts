import { z } from 'zod';
import { type Upload, uploadFile, type UploadOptions } from './upload-file';

const StoredImage = z.object({ id: z.uuid(), url: z.string() });
export type StoredImage = z.infer<typeof StoredImage>;

export { imageTypes } from './image-types';

/** Beyond this a picture is shrunk before it is sent, to the size that the server keeps anyway (B33). */
const largeBytes = 2 * 1024 * 1024;
const maxSide = 1366;
const quality = 0.85;

/** Sends a picture to the server. */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<Upload<StoredImage>> {
  return uploadFile('/upload/image', await smallEnough(file), file.name, StoredImage, options);
}

const logoTypes = 'image/png,image/jpeg,image/webp';

/** Keeps a picture as the installation's logo; as it is, for drawn again it would have a background. */
export function logoUpload(path: '/upload/logo' | `/instalar/${string}/logo`, hint: string) {
  return { types: logoTypes, hint, send: (file: File) => uploadFile(path, file, file.name, StoredImage) };
}

/** A large picture is drawn again at the size that the server keeps; one that cannot be drawn goes as it is. */
export async function smallEnough(file: File): Promise<Blob> {
  if (file.size <= largeBytes) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))) ?? file;
  } catch {
    return file;
  }
}
