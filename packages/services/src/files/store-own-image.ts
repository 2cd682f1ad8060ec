import { authorize, type ServiceContext } from '../context';
import { keepImage, type StoredImage } from './store-image';

/** Keeps a picture that somebody signed in, of whatever role, uploaded for its own data (B33). */
export async function storeOwnImage(ctx: ServiceContext, bytes: Uint8Array): Promise<StoredImage> {
  authorize(ctx, 'account.manageOwn');
  const { bytes: _stored, ...image } = await keepImage(ctx, bytes, 'files.storeOwnImage');
  return image;
}
