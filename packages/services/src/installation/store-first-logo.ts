import { FirstWordInput } from '@dehesa/domain/installation';
import type { ServiceContext } from '../context';
import { keepLogo, type StoredImage } from '../files';
import { assertInstalling } from './first-word';

/** Keeps a picture as the logo of an installation that is set up, until a step names it; for who has the word (B103, B107). */
export async function storeFirstLogo(
  ctx: ServiceContext,
  raw: FirstWordInput,
  bytes: Uint8Array,
): Promise<StoredImage> {
  const { word } = FirstWordInput.parse(raw);
  await assertInstalling(ctx, word);
  return keepLogo(ctx, bytes);
}
