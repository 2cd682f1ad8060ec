import { hasDocumentName, type VideoInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import type { ActivityDocument, FullActivity } from '@dehesa/services/activities';
import { fileIdOf } from '@dehesa/services/files';
import { wireDataUrl, type WireFields, wireText } from '../wire-values';

/** `nombre` and `documento`, the bytes as a data URL; the name is asked for before anything is stored. */
export function parseDocument(body: WireFields): { name: string; bytes: Buffer; fileName: string } {
  const name = wireText(body, 'nombre');
  if (!hasDocumentName(name)) throw DomainError.of('activities.incomplete');
  const bytes = wireDataUrl(body, 'documento');
  if (bytes === undefined) throw invalid('documento');
  const fileName = wireText(body, 'filepath') || `documento.${wireText(body, 'extension')}`;
  return { name, bytes, fileName };
}

export function presentDocument(activityId: number, document: ActivityDocument) {
  return {
    id: document.id,
    id_actividad: activityId,
    idioma: document.language,
    nombre: document.name,
    filepath: document.url,
    extension: document.extension,
  };
}

/** `video`, the address of the uploaded file, and `url_video`, the one elsewhere: at most one of them says something. */
export function presentVideo(video: FullActivity['video']) {
  return {
    video: video?.kind === 'file' ? video.url : '',
    url_video: video?.kind === 'address' ? video.url : '',
  };
}

/**
 * The change of video that an edit asks for: a file that is not the stored one (`uploaded`, or by its address in `video`),
 * else an address in `url_video` that is not the stored one, where an empty one takes the stored one away. undefined: none.
 */
export function parseVideoChange(
  body: WireFields,
  stored: FullActivity['video'],
  uploaded: string | null,
): VideoInput | null | undefined {
  const fileId = uploaded ?? parseVideoFile(body);
  if (fileId !== null && (stored?.kind !== 'file' || stored.fileId !== fileId)) return { fileId };
  if (!('url_video' in body)) return undefined;
  const url = wireText(body, 'url_video').trim();
  const storedUrl = stored?.kind === 'address' ? stored.url : '';
  if (url === storedUrl) return undefined;
  return url === '' ? null : { url };
}

/** The stored file that `video` names by its address; null for none, and for a data URL, which is the handler's. */
export function parseVideoFile(body: WireFields): string | null {
  const address = wireText(body, 'video').trim();
  if (address === '' || /^data:/i.test(address)) return null;
  const id = fileIdOf(address);
  if (id === null) throw invalid('video');
  return id;
}

function invalid(path: string): DomainError {
  return DomainError.of('input.invalid', { path });
}
