import { Readable } from 'node:stream';
import { DomainError } from '@dehesa/domain/errors';
import { fileIdOf, storeImage, storeVideo } from '@dehesa/services/files';
import type { CallContext } from '../call';
import { wireDataUrl, type WireFields } from '../wire-values';

/**
 * The picture of a call (B33): a data URL in `img` or `imagen` is kept, the address in `img` of one that is stored is
 * shared. null where there is none: an address in `imagen` is what reading answered and changes nothing. `store` is the
 * verb that may keep it.
 */
export async function storedImage({ body, services }: CallContext, store = storeImage): Promise<string | null> {
  const [uploaded, shown] = [wirePicture(body, 'img'), wirePicture(body, 'imagen')];
  const bytes = uploaded?.bytes ?? (uploaded === null ? shown?.bytes : undefined);
  return bytes === undefined ? (uploaded?.fileId ?? null) : (await store(services, bytes)).id;
}

/** The video that came along as a data URL, as far as a body of JSON goes; the upload has no such limit (B33). */
export async function storedVideo({ body, services }: CallContext): Promise<string | null> {
  const bytes = wireDataUrl(body, 'video');
  return bytes === undefined ? null : (await storeVideo(services, Readable.from([bytes]))).id;
}

/** A picture as bytes or as the id of a stored one; null for an empty field, and anything else is no picture. */
function wirePicture(
  fields: WireFields,
  name: string,
): { bytes: Buffer; fileId?: undefined } | { bytes?: undefined; fileId: string } | null {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return null;
  const bytes = wireDataUrl(fields, name);
  if (bytes !== undefined) return { bytes };
  const fileId = typeof value === 'string' ? fileIdOf(value) : null;
  if (fileId === null) throw DomainError.of('file.unsupported');
  return { fileId };
}
