import { createHash, randomUUID } from 'node:crypto';
import type { AuditAction } from '@dehesa/domain/audit';
import { DomainError } from '@dehesa/domain/errors';
import { authorize, type ServiceContext } from '../context';
import { documentTypes, fileUrl, imageExtension } from './file-names';
import { assertSize, bytesOf, maxDocumentMegabytes, maxImageMegabytes } from './limits';
import { recordFile } from './record-file';
import { sniffDocument } from './sniff-document';
import { keepImage } from './store-image';

export interface DocumentSource {
  /** As it was called where it came from: it tells a table of values from a text, and nothing more. */
  name: string;
}

export interface StoredDocument {
  id: string;
  url: string;
  mediaType: string;
  extension: string;
  bytes: number;
  /** Stored as a picture, with its variant for phones: it can be shown as a thumbnail. */
  isImage: boolean;
}

const pictureHeadBytes = 64 * 1024;

/** Keeps a document that staff uploaded: office, text, PDF or a picture, as its content says (B33, D11). */
export async function storeDocument(
  ctx: ServiceContext,
  content: Uint8Array,
  source: DocumentSource,
): Promise<StoredDocument> {
  authorize(ctx, 'activities.manage');
  return keepDocument(ctx, content, source, 'files.storeDocument');
}

/** The part without a person: the verbs that have asked who it is, and the demo data. */
export async function keepDocument(
  ctx: ServiceContext,
  content: Uint8Array,
  { name }: DocumentSource,
  action?: AuditAction,
): Promise<StoredDocument> {
  assertSize(content.byteLength, maxImageMegabytes);
  const mayBeDocument = content.byteLength <= bytesOf(maxDocumentMegabytes);
  // A picture shows by its first bytes, and nothing else may be larger: all of it is read where that is of use alone (B51).
  const found = await sniffDocument(mayBeDocument ? content : content.subarray(0, pictureHeadBytes), name);
  if (found?.kind === 'image') {
    const { id, url, bytes } = await keepImage(ctx, content, action);
    return { id, url, mediaType: 'image/jpeg', extension: imageExtension, bytes, isImage: true };
  }
  assertSize(content.byteLength, maxDocumentMegabytes);
  if (found === null) throw DomainError.of('file.unsupported');
  const { extension, bytes } = found;
  const id = randomUUID();
  const storageKey = `${id}.${extension}`;
  const mediaType = documentTypes[extension];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await ctx.files.write(storageKey, bytes);
  await recordFile(ctx, { id, storageKey, sha256, kind: 'document', mediaType, bytes: bytes.byteLength }, action);
  return { id, url: fileUrl(storageKey), mediaType, extension, bytes: bytes.byteLength, isImage: false };
}
