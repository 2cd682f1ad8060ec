import type { NewActivity } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { fileIdOf } from '@dehesa/services/files';
import { type WireFields, wireId, wireList, wireText } from '../wire-values';
import { parseVideoFile } from './media-wire';

/** `complementarias`: ids, or objects with one; undefined where the field is missing. */
export function parseComplements(body: WireFields): number[] | undefined {
  return 'complementarias' in body ? parseIds(body, 'complementarias') : undefined;
}

/**
 * What a copy shares with its original: the pictures of `dup_imagenes` and `dup_imagenes_comolopasamos` by their
 * addresses, as `imagenes` gave them, its video, and the activities that it names (D10).
 */
export function parseNewLinks(body: WireFields): Pick<NewActivity, 'media' | 'relatedIds' | 'complementaryIds'> {
  return {
    media: {
      main: parsePictures(body, 'dup_imagenes'),
      afterwards: parsePictures(body, 'dup_imagenes_comolopasamos'),
      videoFileId: parseVideoFile(body),
      videoUrl: wireText(body, 'url_video').trim(),
    },
    relatedIds: parseIds(body, 'relacionadas'),
    complementaryIds: parseComplements(body),
  };
}

function parseIds(body: WireFields, name: string): number[] {
  return wireList(body, name).map((item) => wireId(isFields(item) ? item : { id: item }));
}

/** Addresses, or objects with one in `imagen`. */
function parsePictures(body: WireFields, name: string): string[] {
  return wireList(body, name).flatMap((item) => {
    const address = isFields(item) ? wireText(item, 'imagen') : wireText({ [name]: item }, name);
    return parseFile(address.trim(), name) ?? [];
  });
}

/** The stored file that an address names; an address that is not ours names nothing that could be shared. */
function parseFile(address: string, name: string): string | null {
  if (address === '') return null;
  const id = fileIdOf(address);
  if (id === null) throw DomainError.of('input.invalid', { path: name });
  return id;
}

function isFields(value: unknown): value is WireFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
