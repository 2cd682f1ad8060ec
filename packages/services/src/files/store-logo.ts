import { createHash, randomUUID } from 'node:crypto';
import { authorize, type ServiceContext } from '../context';
import { loadDecoder, oneAtATime } from './decoder';
import { fileUrl, logoExtension, smallLogoKey } from './file-names';
import { assertSize, maxImageMegabytes } from './limits';
import { readPicture } from './read-picture';
import { recordFile, removeBytes } from './record-file';
import type { StoredImage } from './store-image';
import { logoOnPages, logoOnPaper, type Size } from './logo-size';
import type { Sharp } from 'sharp';

/** Keeps a picture as the installation's logo, until its settings name it (B107). Super administrators. */
export async function storeLogo(ctx: ServiceContext, bytes: Uint8Array): Promise<StoredImage> {
  authorize(ctx, 'configuration.manage');
  return keepLogo(ctx, bytes);
}

/** What people have logos as; SVG is code, not a picture (B33). */
const accepted = new Set(['png', 'jpeg', 'webp']);

/** The same for verbs that have asked who acts. */
export async function keepLogo(ctx: ServiceContext, content: Uint8Array): Promise<StoredImage> {
  assertSize(content.byteLength, maxImageMegabytes);
  const logo = await oneAtATime(() => encode(content));
  const id = randomUUID();
  const storageKey = `${id}.${logoExtension}`;
  try {
    await ctx.files.write(storageKey, logo.whole);
    await ctx.files.write(smallLogoKey(storageKey), logo.small);
  } catch (error) {
    await removeBytes(ctx, storageKey);
    throw error;
  }
  const { width, height, whole } = logo;
  const sha256 = createHash('sha256').update(whole).digest('hex');
  const bytes = whole.byteLength;
  await recordFile(
    ctx,
    { id, storageKey, sha256, kind: 'logo', mediaType: 'image/png', bytes, width, height },
    'files.storeLogo',
  );
  return { id, url: fileUrl(storageKey), width, height };
}

/** As PNG, which keeps what is transparent, without metadata: as large as paper shows it, and for pages and mails. */
async function encode(bytes: Uint8Array) {
  const sharp = await loadDecoder();
  return readPicture(bytes, accepted, async (picture) => {
    const { data, info } = await toPng(picture, logoOnPaper);
    const { width, height } = logoOnPages;
    // Screens of phones have two pixels where a page has one.
    const small = await toPng(sharp(data), { width: 2 * width, height: 2 * height });
    return { whole: data, width: info.width, height: info.height, small: small.data };
  });
}

/** Of few colours as most logos are, and not heavy where one is a photograph. */
function toPng(picture: Sharp, { width, height }: Size) {
  return picture
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, quality: 95, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
}
