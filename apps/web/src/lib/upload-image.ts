import type { DomainFailure } from '@dehesa/domain/errors';
import { z } from 'zod';
import { isDomainFailure } from './error-message';

const StoredImage = z.object({ id: z.uuid(), url: z.string() });
export type StoredImage = z.infer<typeof StoredImage>;

/** The server's limit and what it makes of pictures (B33): shrinking here spares people the refusal of a phone's photo. */
const maxBytes = 2 * 1024 * 1024;
const maxSide = 1366;
const quality = 0.85;

export type Upload = { image: StoredImage } | { refusal: DomainFailure | null };

/** Sends a picture to the server. A refusal is an answer; `null` stands for a fault or a lost connection. */
export async function uploadImage(file: File): Promise<Upload> {
  const body = new FormData();
  body.append('file', await smallEnough(file));
  try {
    const response = await fetch('/upload/image', { method: 'POST', body });
    const answer: unknown = await response.json();
    if (response.ok) return { image: StoredImage.parse(answer) };
    const failed = typeof answer === 'object' && answer !== null && 'domain' in answer ? answer.domain : null;
    return { refusal: isDomainFailure(failed) ? failed : null };
  } catch {
    return { refusal: null };
  }
}

/** A picture beyond the limit is drawn again at the size that the server keeps; one that cannot be drawn goes as it is. */
async function smallEnough(file: File): Promise<Blob> {
  if (file.size <= maxBytes) return file;
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
