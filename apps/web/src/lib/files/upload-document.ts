import { z } from 'zod';
import { type Upload, uploadFile, type UploadOptions } from './upload-file';

const StoredDocument = z.object({ id: z.uuid(), url: z.string() });
export type StoredDocument = z.infer<typeof StoredDocument>;

/** Sends a document to the server; what it is, its content decides (B33). */
export function uploadDocument(file: File, options: UploadOptions): Promise<Upload<StoredDocument>> {
  return uploadFile('/upload/document', file, file.name, StoredDocument, options);
}
