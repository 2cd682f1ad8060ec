import { activityDocuments, files } from '@dehesa/db/schema';
import { type DocumentRef, hasDocumentName } from '@dehesa/domain/activities';
import { defaultLanguage, isStaffLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { and, asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { downloadUrl, fileUrl } from '../../files';
import { DomainError } from '@dehesa/domain/errors';
import type { z } from 'zod';

export interface ActivityDocument {
  id: number;
  language: StaffLanguage;
  name: string;
  /** Lower case, without a dot. */
  extension: string;
  url: string;
  /** The same, to be saved under the document's name. */
  downloadUrl: string;
  bytes: number;
  /** Shown as a thumbnail (D11). */
  isImage: boolean;
}

/** The documents of an activity, the oldest first. */
export async function documentsOf(
  db: ServiceContext['db'],
  activityId: number,
  language?: StaffLanguage,
): Promise<ActivityDocument[]> {
  const rows = await db
    .select({ document: activityDocuments, storageKey: files.storageKey, bytes: files.bytes, kind: files.kind })
    .from(activityDocuments)
    .innerJoin(files, eq(files.id, activityDocuments.fileId))
    .where(
      and(
        eq(activityDocuments.activityId, activityId),
        language === undefined ? undefined : eq(activityDocuments.language, language),
      ),
    )
    .orderBy(asc(activityDocuments.id));
  return rows.map(({ document: { id, language, name, extension }, storageKey, bytes, kind }) => ({
    id,
    // The column's check allows only our languages.
    language: isStaffLanguage(language) ? language : defaultLanguage,
    name,
    extension,
    url: fileUrl(storageKey),
    downloadUrl: downloadUrl(storageKey, name),
    bytes,
    isImage: kind === 'image',
  }));
}

/** The one document that a reference names: of that activity and, where it says so, of that language. */
export function isDocument({ activityId, id, language }: DocumentRef) {
  return and(
    eq(activityDocuments.id, id),
    eq(activityDocuments.activityId, activityId),
    language === undefined ? undefined : eq(activityDocuments.language, language),
  );
}

/** Parses the input about a document; one without a name is 'Complete campos' (D11). */
export function parseNamed<T extends { name: string }>(schema: z.ZodType<T>, raw: { name: unknown }): T {
  if (!hasDocumentName(raw.name)) throw DomainError.of('activities.incomplete');
  return schema.parse(raw);
}
