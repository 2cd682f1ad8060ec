import type { StaffLanguage } from '@dehesa/domain/languages';
import sizes from './pictures/sizes.json' with { type: 'json' };

/** As `npm run pictures -- help` wrote them, in pixels of a phone. */
const sizesOf: Record<StaffLanguage, Partial<Record<string, { width: number; height: number }>>> = sizes;

const addresses: Partial<Record<string, string>> = import.meta.glob<string>('./pictures/*/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export interface PictureFile {
  src: string;
  /** What it takes on the screen, so that nothing moves once it is there. */
  width: number;
  height: number;
}

/** The picture of a step, such as `publicar-2`, in the words of a language (U51). */
export function helpPicture(language: StaffLanguage, name: string): PictureFile | undefined {
  const src = addresses[`./pictures/${language}/${name}.webp`];
  const size = sizesOf[language][name];
  return src === undefined || size === undefined ? undefined : { src, ...size };
}
