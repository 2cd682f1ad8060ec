import { z } from 'zod';
import { StaffLanguage } from '../../languages';
import { plainText, storable } from '../../texts/plain-text';
import { RecordId } from '../../record-id';

/**
 * Longest name of a document in characters, how many an activity has in one language, and what one weighs that is no
 * picture (D11).
 */
export const documentLimits = { name: 120, documents: 50, megabytes: 2 } as const;

/** Whether a document has the name that it needs (D11). */
export function hasDocumentName(name: unknown): boolean {
  return name !== undefined && name !== null && (typeof name !== 'string' || storable(name).trim() !== '');
}

const DocumentName = plainText(documentLimits.name).trim().min(1);

/** Which documents: all of an activity, or those of one language. */
export const ListDocumentsInput = z.object({ activityId: RecordId, language: StaffLanguage.optional() });
export type ListDocumentsInput = z.infer<typeof ListDocumentsInput>;

/** A stored file that an activity offers under a name (D11). */
export const CreateDocumentInput = z.object({
  activityId: RecordId,
  language: StaffLanguage,
  name: DocumentName,
  fileId: z.uuid(),
});
export type CreateDocumentInput = z.infer<typeof CreateDocumentInput>;

/** A document of an activity; with `language` only if it is of that language. */
export const DocumentRef = z.object({ activityId: RecordId, id: RecordId, language: StaffLanguage.optional() });
export type DocumentRef = z.infer<typeof DocumentRef>;

export const EditDocumentInput = DocumentRef.extend({ name: DocumentName });
export type EditDocumentInput = z.infer<typeof EditDocumentInput>;
