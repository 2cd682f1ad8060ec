import { audioTypes, imageExtension, logoExtension, videoExtension, webpExtension } from './file-names';

export interface ServedType {
  mediaType: string;
  /** Shown in the page or the browser's own viewer; anything else is saved. */
  inline: boolean;
}

const shown = new Map<string, string>([
  [imageExtension, 'image/jpeg'],
  [logoExtension, 'image/png'],
  [webpExtension, 'image/webp'],
  [videoExtension, 'video/mp4'],
  ['pdf', 'application/pdf'],
  ...Object.entries(audioTypes),
]);
const texts = new Set(['txt', 'csv']);

/** As what a stored file goes out: never as a type that a browser runs, whatever it was uploaded as (B33). */
export function servedType(key: string): ServedType {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  const mediaType = shown.get(extension);
  if (mediaType !== undefined) return { mediaType, inline: true };
  return { mediaType: texts.has(extension) ? 'text/plain; charset=utf-8' : 'application/octet-stream', inline: false };
}
